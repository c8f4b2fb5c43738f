import type { ReactNode } from 'react'
import { download } from '../../download.ts'
import { Button } from '../../parts/button.tsx'
import css from '../parts/note.module.css'
import { useOnline } from '../words/index.ts'
import type { DiceWatch } from './dice-watch.ts'
import { keptAlarms } from './kept-alarms.ts'

/** What this device noticed about the dice: nothing, mostly. */
export function DiceNote({ dice }: { dice: DiceWatch | undefined }): ReactNode {
  if (!dice) return null
  return dice.alarm === undefined ? <DiceNotice dice={dice} /> : <DiceAlarm dice={dice} alarm={dice.alarm} />
}

/** Something that proves no fraud, told for as long as it is about the last roll. */
function DiceNotice({ dice: { notices, lastAsk } }: { dice: DiceWatch }): ReactNode {
  const words = useOnline()
  const notice = notices.findLast(({ ask }) => ask === lastAsk)
  if (!notice) return null
  return (
    <p className={css['note']} role="status">
      {notice.kind === 'left-out' ? words.diceLeftOut : words.diceOtherChain}
    </p>
  )
}

/** Every player understands what it means; exactly what happened, in English, is for whoever looks into it. */
function DiceAlarm({ dice: { game }, alarm }: { dice: DiceWatch; alarm: string }): ReactNode {
  const words = useOnline()
  const save = (): void => {
    const evidence = keptAlarms().find((kept) => kept.table === game.table && kept.game === game.game)
    download(
      `rattlecup-dice-${game.table}-${game.game}.json`,
      JSON.stringify(evidence ?? { ...game, alarm }, null, 1),
    )
  }
  return (
    <div className={css['note']} role="alert">
      <span>{words.diceAlarm}</span>
      <code lang="en">{alarm}</code>
      <Button icon="download" onClick={save}>
        {words.diceEvidence}
      </Button>
    </div>
  )
}
