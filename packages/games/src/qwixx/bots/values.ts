/** What sheets will still bring, in points: whatever the bots know of Qwixx. */
export interface Values {
  readonly players: number
  /**
   * What is still to come before a roll on a sheet, given by its two pairs of rows, with this many penalties, if this many of
   * the others roll before its owner does.
   */
  toCome(waiting: number, penalties: number, pair: number, mirrored: number): number
}
