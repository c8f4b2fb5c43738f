import { secretBelow } from '../../../ui/secret-draw.ts'

/** The same things in an order that is as likely as any other. */
export function shuffled<T>(things: readonly T[], below: (n: number) => number = secretBelow): T[] {
  const left = [...things]
  return things.flatMap(() => left.splice(below(left.length), 1))
}
