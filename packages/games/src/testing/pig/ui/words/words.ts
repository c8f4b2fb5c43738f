export interface Words {
  readonly roll: string
  readonly hold: string
  readonly turn: (points: number) => string
  readonly rolls: (name: string, value: number) => string
  readonly holds: (name: string) => string
  readonly rules: readonly string[]
  readonly welcome: string
}
