/** A whole number from 0 to n−1, each equally likely, that nobody can foresee. */
export function secretBelow(n: number): number {
  const limit = 2 ** 32 - (2 ** 32 % n)
  const [draw] = crypto.getRandomValues(new Uint32Array(1))
  return (draw as number) < limit ? (draw as number) % n : secretBelow(n)
}
