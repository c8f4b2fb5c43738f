import { useWords } from '@rattlecup/ui'
import { lazy, Suspense, useState, type ComponentType, type ReactNode, useSyncExternalStore } from 'react'
import { Arena2d } from '../arena/arena-2d.tsx'
import type { Arena3dProps } from '../arena/arena-3d.tsx'
import { useGestures } from '../hand/gestures.ts'
import { useKeys } from '../hand/use-keys.ts'
import { useMeter } from '../hand/use-meter.ts'
import type { StrikeWords } from '../words/words.ts'
import { actionsOf } from './actions.ts'
import { Caption } from './caption.tsx'
import { Controls } from './controls.tsx'
import { Marks } from './marks.tsx'
import { Reserves } from './reserves.tsx'
import css from './table.module.css'
import { useArena, viewNow, type StrikeTableProps } from './use-arena.ts'
import { ViewTools } from './view-tools.tsx'

/** The 3D is large: it arrives while the arena is drawn from above. */
export async function loadArena3d(): Promise<{ default: ComponentType<Arena3dProps> }> {
  return { default: (await import('../arena/arena-3d.tsx')).Arena3d }
}

const Arena3d = lazy(loadArena3d)

export function Table(props: StrikeTableProps): ReactNode {
  const words = useWords<StrikeWords>()
  const theme = useTheme()
  const [isFlat, setIsFlat] = useState(false)
  const { stage, hand, play, picker, places, isTurned } = useArena(props)
  const [hasValues, setHasValues] = useState(false)
  const toggleValues = (): void => setHasValues((before) => !before)
  const meter = useMeter(hand.draw)
  const actions = actionsOf({ ...props, play }, hand, meter, words)
  const gestures = useGestures(picker, actions.wishes)
  useKeys({ ...actions.keys, values: toggleValues }, picker)
  const faces = viewNow(props).arena.map(({ face }) => words.face(face))
  return (
    <div className={css['table']}>
      <div
        className={css['stage']}
        role="group"
        aria-label={`${words.arena}. ${words.arenaHolds(faces)} ${actions.isOpen ? words.arenaKeys : ''}`}
        tabIndex={0}
        data-guide="arena"
        {...gestures}
      >
        {isFlat ? (
          <Arena2d {...stage} />
        ) : (
          <Suspense fallback={<Arena2d {...stage} />}>
            <Arena3d key={theme} {...stage} onLost={() => setIsFlat(true)} />
          </Suspense>
        )}
        <Marks places={places} view={viewNow(props)} players={props.players} hasValues={hasValues} />
        <Reserves {...props} />
        <ViewTools {...{ hasValues, toggleValues }} reset={isTurned ? () => picker?.reset() : undefined} />
        {hand.strength !== undefined && <Strength value={hand.strength} label={words.strength} />}
      </div>
      <Caption {...props} />
      {!props.isReplay && <Controls {...props} hand={hand} meter={meter} actions={actions} />}
    </div>
  )
}

function Strength({ value, label }: { value: number; label: string }): ReactNode {
  return (
    <div className={css['strength']} role="meter" aria-label={label} aria-valuenow={Math.round(100 * value)}>
      <div style={{ blockSize: `${100 * value}%` }} />
    </div>
  )
}

function subscribe(listener: () => void): () => void {
  const watch = new MutationObserver(listener)
  watch.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => watch.disconnect()
}

/** The theme the page is in now, also where it follows the system: what is painted by hand is painted again when it changes. */
function useTheme(): string {
  return useSyncExternalStore(subscribe, () => document.documentElement.dataset['theme'] ?? '')
}
