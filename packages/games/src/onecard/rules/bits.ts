/** The bits that are set in a mask, ascending: dice to be rolled, places of cards kept. */
export function bitsOf(mask: number): number[] {
  const bits: number[] = []
  for (let bit = 0; mask >> bit; bit++) if ((mask >> bit) & 1) bits.push(bit)
  return bits
}
