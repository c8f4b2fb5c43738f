import type { ReactNode } from 'react'
import { BarPlot } from './bar-plot.tsx'
import { chanceOfSix, chiSquareOf } from './chi-square.ts'
import { useHouseWords } from './words/index.ts'

/** Fewer dice say nothing: not even five of each face are expected. */
const FEWEST = 30

/** How often each face fell, and whether fair dice do that. */
export function FacesPlot({ title, faces }: { title: string; faces: readonly number[] }): ReactNode {
  const words = useHouseWords()
  const dice = faces.reduce((sum, count) => sum + count, 0)
  const chiSquare = chiSquareOf(faces)
  return (
    <BarPlot
      title={words.titleWithDice(title, dice)}
      heads={[words.face, words.fell]}
      bars={faces.map((count, at) => ({ name: String(at + 1), value: count, shown: words.number(count) }))}
      expected={dice / faces.length}
      asTable={words.asTable}
    >
      <p>{dice < FEWEST ? words.tooFew : words.chiSquare(chiSquare, chanceOfSix(chiSquare))}</p>
    </BarPlot>
  )
}
