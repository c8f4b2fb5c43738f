/** A whole number from 0 to n−1, each equally likely, that nobody can foresee. */
export function secretBelow(n: number): number {
  const limit = 2 ** 32 - (2 ** 32 % n)
  const [draw] = crypto.getRandomValues(new Uint32Array(1))
  return (draw as number) < limit ? (draw as number) % n : secretBelow(n)
}

/** The same things in an order that is as likely as any other. */
export function shuffled<T>(things: readonly T[], below: (n: number) => number = secretBelow): T[] {
  const left = [...things]
  return things.flatMap(() => left.splice(below(left.length), 1))
}
