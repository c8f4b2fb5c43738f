/** Some dice of which the order doesn't matter. */
interface DiceMultiset {
  /** How many show each face, from 0 on. */
  readonly counts: readonly number[]
  /** How many of the equally likely ordered ways to fall it stands for. */
  readonly ways: number
  /** For each face that is there, the index of the multiset without one such die, among those of one die fewer. */
  readonly less: readonly number[]
}

/** All multisets of no dice, of one, and so on up to `most`: of five dice with six faces there are 252, not 7776. */
export function diceMultisets(faces: number, most: number): DiceMultiset[][] {
  const none: DiceMultiset = { counts: Array.from({ length: faces }, () => 0), ways: 1, less: [] }
  const all = [[none]]
  while (all.length <= most) all.push(withOneMore(all.at(-1) as DiceMultiset[]))
  return all
}

function withOneMore(smaller: readonly DiceMultiset[]): DiceMultiset[] {
  const larger = new Map<string, { counts: number[]; ways: number; less: number[] }>()
  for (const [index, { counts, ways }] of smaller.entries()) {
    for (const [face, count] of counts.entries()) {
      const more = counts.with(face, count + 1)
      const entry = larger.get(more.join()) ?? { counts: more, ways: 0, less: counts.map(() => 0) }
      entry.ways += ways
      entry.less[face] = index
      larger.set(more.join(), entry)
    }
  }
  return [...larger.values()]
}
