import type { Who } from '@rattlecup/ui'
import type { REASONS } from '../../bots/reasons.ts'
import type { ToldThrow } from '../hand/told-throw.ts'

/** The numbers that a reason speaks of, by name. */
type ReasonValues = Readonly<Record<string, number>>

/** Everything Strike says. A language that lacks one of these does not compile. */
export interface StrikeWords {
  readonly face: (face: number | 'X') => string
  readonly dice: (count: number) => string
  readonly points: (count: number) => string
  readonly arena: string
  readonly arenaHolds: (faces: readonly string[]) => string
  readonly arenaKeys: string
  readonly reserves: string
  readonly isOut: string
  /** Where somebody came in, such as "2nd". */
  place(place: number): string
  readonly round: (round: number, of: number) => string
  readonly aimAt: string
  readonly middle: string
  readonly theDie: (face: string) => string
  readonly soft: string
  readonly firm: string
  readonly hard: string
  readonly throwLabel: (strength: string, target: string) => string
  readonly grandLabel: (strength: string, dice: number) => string
  readonly atMiddle: string
  readonly stop: string
  readonly stopLabel: (dice: number) => string
  readonly group: string
  readonly ungroup: string
  readonly strength: string
  readonly showValues: string
  readonly resetView: string
  readonly pullHint: string
  readonly pullGrand: string
  readonly meterHint: string
  readonly stopMeans: (dice: number, next: string, lying: number) => string
  readonly goOnMeans: (lying: number, dice: number) => string
  readonly mustThrow: string
  readonly whoThrows: (name: string) => string
  readonly notYourTurn: (name: string) => string
  readonly isSettling: string
  readonly notNow: string
  readonly noStopYet: string
  readonly pullFurther: string
  readonly outside: string
  readonly occupied: string
  readonly nothingToGroup: string
  readonly isOver: string
  readonly tellInitial: (round: number, face: string) => string
  readonly tellThrow: (who: Who, dice: number) => string
  readonly tellStop: (who: Who, dice: number) => string
  readonly tellFell: (faces: readonly string[]) => string
  readonly tellTurned: (from: string, to: string) => string
  readonly tellKnockedOut: (face: string) => string
  readonly tellTurnedAll: (turned: readonly string[]) => string
  readonly tellTakes: (who: Who, dice: number, values: readonly string[]) => string
  readonly tellOut: (who: Who) => string
  readonly tellLost: (dice: number) => string
  readonly fellOut: string
  readonly fellCocked: (face: string) => string
  readonly moveThrow: (how: ToldThrow) => string
  readonly moveAnyThrow: string
  readonly moveStop: string
  readonly reasons: Readonly<Record<keyof typeof REASONS, (values: ReasonValues) => string>>
  readonly shortcuts: Readonly<
    Record<'aim' | 'throw' | 'group' | 'ungroup' | 'turn' | 'zoom' | 'reset' | 'values' | 'stop', string>
  >
  readonly entry: {
    readonly initial: string
    readonly settle: string
    readonly lay: (face: string) => string
    readonly thrown: (index: number, of: number) => string
    readonly out: string
    readonly outLabel: string
    readonly cocked: string
    readonly cockedLabel: string
    readonly done: string
    readonly keys: string
    readonly missing: (dice: number) => string
  }
  readonly result: {
    readonly title: string
    readonly round: (round: number) => string
    readonly player: string
    readonly total: string
    readonly won: string
    readonly outAs: (place: number) => string
    readonly explain: string
  }
  readonly options: {
    readonly rounds: string
    readonly single: string
    readonly tournament: (players: number) => string
    readonly first: string
  }
  readonly lesson: {
    readonly welcome: string
    readonly faces: string
    readonly throwOne: string
    readonly differ: string
    readonly again: string
    readonly strike: string
    readonly rival: string
    readonly end: string
  }
}
