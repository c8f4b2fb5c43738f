import type { ReactNode } from 'react'
import { useShell } from '../../words/index.ts'
import css from './shortcut-list.module.css'
import type { TableNow } from '../use-table.ts'

export function ShortcutList({ now: { ui, words } }: { now: TableNow }): ReactNode {
  const { keys } = useShell()
  const common = [
    { keys: '␣', does: keys.roll },
    { keys: 'H', does: keys.hint },
    { keys: 'L', does: keys.moves },
    { keys: 'M', does: keys.sound },
    { keys: 'C', does: keys.dice },
    { keys: 'A', does: keys.own },
    { keys: 'T', does: keys.turn },
    { keys: 'N', does: keys.scores },
    { keys: 'O', does: keys.options },
    { keys: 'W /', does: keys.type },
    { keys: '. ,', does: keys.repeat },
    { keys: 'J K', does: keys.before },
    { keys: 'B', does: keys.brief },
    { keys: '?', does: keys.list },
  ]
  return (
    <dl className={css['keys']}>
      {[...(ui.shortcuts?.(words) ?? []), ...common].map(({ keys, does }) => (
        <div key={keys}>
          <dt>
            <kbd>{keys}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  )
}
