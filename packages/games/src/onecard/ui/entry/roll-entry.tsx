import { useKeys, useWords } from '@rattlecup/ui'
import { useState, type ReactNode } from 'react'
import { COLOURS, type OnecardColour, type OnecardOutcome } from '../../rules/types.ts'
import { ColourSymbol, paintOf } from '../cards/colours.tsx'
import type { OnecardWords } from '../words/words.ts'
import css from './entry.module.css'

interface RollEntryProps {
  readonly count: number
  readonly enter: (outcome: OnecardOutcome) => void
}

/** One colour after the other, by big buttons or the keys 1 to 6; what was picked can be taken back. */
export function RollEntry({ count, enter }: RollEntryProps): ReactNode {
  const { entry: words } = useWords<OnecardWords>()
  const [picked, setPicked] = useState<readonly OnecardColour[]>([])
  const isComplete = picked.length === count
  const pick = (colour: OnecardColour): void => setPicked([...picked, colour].slice(0, count))
  const done = (): void => enter({ type: 'roll', colours: [...picked] })
  useKeys({
    ...Object.fromEntries(COLOURS.map((colour, at) => [String(at + 1), () => pick(colour)])),
    backspace: () => setPicked(picked.slice(0, -1)),
    d: isComplete ? done : undefined,
  })
  return (
    <section className={css['entry']} aria-label={words.rolled(count)}>
      <p className={css['title']}>{words.rolled(count)}</p>
      <div className={css['places']}>
        {Array.from({ length: count }, (_, at) => (
          <Place key={at} colour={picked[at]} takeBack={() => setPicked(picked.toSpliced(at, 1))} />
        ))}
      </div>
      <div className={css['colours']}>
        {COLOURS.map((colour, at) => (
          <button
            key={colour}
            type="button"
            className={css['colour']}
            style={paintOf(colour)}
            aria-label={words.pick(colour, at + 1)}
            aria-disabled={isComplete}
            onClick={() => pick(colour)}
          >
            <ColourSymbol colour={colour} />
          </button>
        ))}
      </div>
      <button type="button" className={css['done']} disabled={!isComplete} onClick={done}>
        {words.done}
      </button>
    </section>
  )
}

function Place({ colour, takeBack }: { colour: OnecardColour | undefined; takeBack: () => void }): ReactNode {
  const { entry: words } = useWords<OnecardWords>()
  if (!colour) return <span className={css['empty']} role="img" aria-label={words.empty} />
  return (
    <button
      type="button"
      className={css['colour']}
      style={paintOf(colour)}
      aria-label={words.picked(colour)}
      onClick={takeBack}
    >
      <ColourSymbol colour={colour} />
    </button>
  )
}
