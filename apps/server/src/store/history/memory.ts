import {
  NOBODY,
  searchKey,
  type FinishedPlace,
  type FinishedQuery,
  type FinishedSeat,
  type GameTotals,
  type HeadToHead,
  type History,
  type KeptReview,
  type KeptSeat,
  type RecentGame,
  type SharedGame,
  type ReviewFigures,
} from './contract.ts'

/** Finished games that are forgotten with the process. */
export class MemoryHistory implements History {
  #seats: FinishedSeat[] = []
  readonly #reviews = new Map<string, ReviewFigures>()
  #wholeReviews: KeptReview[] = []
  #shares: SharedGame[] = []
  readonly #uploads = new Map<
    number,
    { readonly guest: string; readonly key: string; readonly file: string }
  >()

  async addFinished(seats: readonly FinishedSeat[]): Promise<boolean> {
    const isNew = (seat: FinishedSeat) =>
      !this.#seats.some((each) => isSameGame(each, seat) && each.seat === seat.seat)
    const added = seats.filter(isNew)
    this.#seats.push(...added)
    return added.length > 0
  }

  async finishedOf(query: FinishedQuery): Promise<FinishedSeat[][]> {
    const { guest, game, name, won, isHere, from = 0, to = Infinity, after, limit } = query
    const own = this.#seats.filter(
      (seat) =>
        seat.guest === guest &&
        (isHere === undefined || isHere === seat.number > 0) &&
        seat.ended >= from &&
        seat.ended < to &&
        (game === undefined || seat.game === game) &&
        (won === undefined || seat.won === won) &&
        (name === undefined || this.#othersOf(seat).some((other) => isNamed(other, name))) &&
        (after === undefined || latestFirst(after, seat) < 0),
    )
    return own
      .toSorted(latestFirst)
      .slice(0, limit)
      .map((seat) => this.#game(seat))
  }

  async finishedSeat(guest: string, table: number, number: number): Promise<FinishedSeat | undefined> {
    return this.#seats.find((seat) => seat.guest === guest && isSameGame(seat, { table, number }))
  }

  async keepReview(reviewed: FinishedSeat, figures: ReviewFigures): Promise<void> {
    this.#reviews.set(keyOf(reviewed), figures)
  }

  async keepWholeReview(review: KeptReview, most: number): Promise<void> {
    const others = this.#wholeReviews.filter(
      (each) => !(each.guest === review.guest && isSameGame(each, review)),
    )
    const own = [review, ...others.filter(({ guest }) => guest === review.guest)]
    const kept = own.toSorted((a, b) => b.kept - a.kept).slice(0, most)
    this.#wholeReviews = [...others.filter(({ guest }) => guest !== review.guest), ...kept]
  }

  async wholeReview(guest: string, table: number, number: number): Promise<string | undefined> {
    return this.#wholeReviews.find(
      (review) => review.guest === guest && isSameGame(review, { table, number }),
    )?.text
  }

  async share(game: SharedGame): Promise<string> {
    const known = this.#shares.find((each) => each.guest === game.guest && isSameGame(each, game))
    if (!known) this.#shares.push(game)
    return (known ?? game).token
  }

  async unshare(guest: string, table: number, number: number): Promise<void> {
    this.#shares = this.#shares.filter(
      (share) => !(share.guest === guest && isSameGame(share, { table, number })),
    )
  }

  async shared(token: string): Promise<SharedGame | undefined> {
    return this.#shares.find((share) => share.token === token)
  }

  async keptOf(guest: string): Promise<KeptSeat[]> {
    const own = this.#seats.filter((seat) => seat.guest === guest).toSorted(latestFirst)
    return own.map((seat) => {
      const { table, number, game, ended, score, won } = seat
      const share = this.#shares.find((each) => each.guest === guest && isSameGame(each, seat))
      const review = this.#reviews.get(keyOf(seat)) ?? null
      return { table, number, game, ended, score, won, review, token: share?.token ?? null }
    })
  }

  async recentOf(guest: string, limit: number): Promise<RecentGame[]> {
    const own = this.#seats.filter((seat) => seat.guest === guest)
    return own
      .toSorted(latestFirst)
      .slice(0, limit)
      .map((seat) => {
        const { game, ended, score, won } = seat
        const review = this.#reviews.get(keyOf(seat))
        return { game, ended, score, won, luck: review?.luck ?? null, tally: review?.tally ?? null }
      })
  }

  async totalsOf(guest: string): Promise<GameTotals[]> {
    const own = this.#seats.filter((seat) => seat.guest === guest)
    const games = [...new Set(own.map(({ game }) => game))].sort()
    return games.map((game) => {
      const seats = own.filter((seat) => seat.game === game)
      return totals(
        game,
        seats,
        seats.flatMap((seat) => this.#reviews.get(keyOf(seat)) ?? []),
      )
    })
  }

  async headToHead(guest: string, limit: number): Promise<HeadToHead[]> {
    const found = new Map<string, HeadToHead>()
    for (const own of this.#seats.filter((seat) => seat.guest === guest)) {
      for (const other of this.#othersOf(own).filter((seat) => seat.guest !== null)) {
        const id = other.guest as string
        const { played, won, lost, name } = found.get(id) ?? { played: 0, won: 0, lost: 0, name: '' }
        const latest = [name, other.name ?? ''].sort().at(-1) as string
        found.set(id, {
          name: latest,
          played: played + 1,
          won: won + Number(own.won),
          lost: lost + Number(other.won),
        })
      }
    }
    return [...found.values()].sort((a, b) => b.played - a.played).slice(0, limit)
  }

  async addUpload({ id, ...upload }: Parameters<History['addUpload']>[0]): Promise<boolean> {
    const isKnown = [...this.#uploads.values()].some(
      ({ guest, key }) => guest === upload.guest && key === upload.key,
    )
    if (isKnown || this.#uploads.has(id)) return false
    this.#uploads.set(id, upload)
    return true
  }

  async upload(id: number): Promise<string | undefined> {
    return this.#uploads.get(id)?.file
  }

  async uploadOf(guest: string, key: string): Promise<number | undefined> {
    return [...this.#uploads].find(([, upload]) => upload.guest === guest && upload.key === key)?.[0]
  }

  async uploadsOf(guest: string): Promise<number> {
    return [...this.#uploads.values()].filter((upload) => upload.guest === guest).length
  }

  async eraseHistory(guest: string): Promise<void> {
    const own = [...this.#uploads].flatMap(([id, upload]) => (upload.guest === guest ? [id] : []))
    for (const id of own) this.#uploads.delete(id)
    this.#seats = this.#seats.filter(({ table, number }) => number > 0 || !own.includes(table))
    this.#wholeReviews = this.#wholeReviews.filter((review) => review.guest !== guest)
    this.#shares = this.#shares.filter((share) => share.guest !== guest)
    this.#seats = this.#seats.map((seat) =>
      seat.guest === guest ? { ...seat, guest: null, name: NOBODY } : seat,
    )
  }

  #othersOf(own: FinishedSeat): FinishedSeat[] {
    return this.#seats.filter((seat) => isSameGame(seat, own) && seat.seat !== own.seat)
  }

  #game(own: FinishedSeat): FinishedSeat[] {
    return this.#seats
      .filter((seat) => isSameGame(seat, own))

      .sort((a, b) => a.seat - b.seat)
  }
}

function isSameGame(a: Omit<FinishedPlace, 'ended'>, b: Omit<FinishedPlace, 'ended'>): boolean {
  return a.table === b.table && a.number === b.number
}

function isNamed(seat: FinishedSeat, part: string): boolean {
  return seat.name !== NOBODY && searchKey(seat.name).includes(searchKey(part))
}

function latestFirst(a: FinishedPlace, b: FinishedPlace): number {
  return b.ended - a.ended || b.table - a.table || b.number - a.number
}

function keyOf({ table, number, seat }: FinishedSeat): string {
  return `${table}/${number}/${seat}`
}

function totals(
  game: string,
  seats: readonly FinishedSeat[],
  reviewed: readonly ReviewFigures[],
): GameTotals {
  const scores = seats.map(({ score }) => score)
  return {
    game,
    played: seats.length,
    won: seats.filter(({ won }) => won).length,
    highest: Math.max(...scores),
    lowest: Math.min(...scores),
    average: mean(scores),
    reviewed: reviewed.length,
    luck: mean(reviewed.map(({ luck }) => luck)),
    play: mean(reviewed.map(({ play }) => play)),
    mistakes: mean(reviewed.map(({ mistakes }) => mistakes)),
    inaccuracies: mean(reviewed.map(({ inaccuracies }) => inaccuracies)),
    blunders: mean(reviewed.map(({ blunders }) => blunders)),
  }
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}
