import { TakenError, type DiceRow, type DiceRows, type DiceTileRow } from './contract.ts'

const keyOf = ({ opening, kind }: Pick<DiceRow, 'opening' | 'kind'>): string => `${kind} ${opening}`

/** The public log of the dice in memory. */
export class MemoryDiceRows implements DiceRows {
  readonly #rows: DiceRow[] = []
  readonly #known = new Map<string, DiceRow>()
  readonly #tiles: DiceTileRow[][] = []
  readonly #facts = new Map<string, string>()

  async append(rows: readonly DiceRow[]): Promise<void> {
    const isNext = rows.every(({ place }, i) => place === this.#rows.length + i)
    const keys = new Set(rows.map(keyOf))
    if (!isNext || keys.size < rows.length || rows.some((row) => this.#known.has(keyOf(row))))
      throw new TakenError('the place in the log is taken, or the game is in it')
    for (const row of rows) {
      this.#rows.push(row)
      this.#known.set(keyOf(row), row)
    }
  }

  async size(): Promise<number> {
    return this.#rows.length
  }

  async rows(from: number, limit: number): Promise<DiceRow[]> {
    return this.#rows.slice(from, from + limit)
  }

  async row(opening: string, kind: DiceRow['kind']): Promise<DiceRow | undefined> {
    return this.#known.get(keyOf({ opening, kind }))
  }

  async addTile(tile: DiceTileRow): Promise<void> {
    const tiles = (this.#tiles[tile.level] ??= [])
    tiles[tile.place] ??= tile
  }

  async tile(level: number, place: number): Promise<string | undefined> {
    return this.#tiles[level]?.[place]?.hashes
  }

  async tileRoots(level: number, from: number, limit: number): Promise<string[]> {
    return (this.#tiles[level] ?? []).slice(from, from + limit).map(({ root }) => root)
  }

  async tileCount(level: number): Promise<number> {
    return this.#tiles[level]?.length ?? 0
  }

  async fact(name: string): Promise<string | undefined> {
    return this.#facts.get(name)
  }

  async keepFact(name: string, value: string): Promise<void> {
    this.#facts.set(name, value)
  }

  async settleFact(name: string, value: string): Promise<string> {
    if (!this.#facts.has(name)) this.#facts.set(name, value)
    return this.#facts.get(name) as string
  }
}
