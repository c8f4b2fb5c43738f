import { parseArgs } from 'node:util'
import { inColumns, wrapped } from './columns.ts'
import { nearest } from './nearest.ts'

export interface OptionHelp {
  readonly type: 'string' | 'boolean'
  /** Shown after the name in the help, such as `N` or `FILE`. */
  readonly value?: string
  readonly about: string
  readonly fallback?: string
  /** May be given more than once. */
  readonly repeats?: true
}

/** One command of `rattlecup`. The help is printed from this table, so the two always agree. */
export interface CliCommand {
  readonly name: string
  readonly summary: string
  /** The words after the name, such as `GAME`. */
  readonly words: readonly string[]
  readonly options: Readonly<Record<string, OptionHelp>>
  /** Further lines of help, such as examples. */
  readonly notes?: readonly string[]
  /** Returns the exit code. */
  run(input: Input): Promise<number>
}

export interface Input {
  readonly words: readonly string[]
  /** The value given, or undefined. */
  given(name: string): string | undefined
  /** Every value given of an option that repeats. */
  all(name: string): readonly string[]
  /** The value given, or the fallback, or undefined. */
  text(name: string): string | undefined
  flag(name: string): boolean
  /** A whole number within limits; anything else is a usage error. */
  whole(name: string, min: number, max: number): number
}

/** A mistake in how the program was called: one sentence and exit code 2. */
export class UsageError extends Error {}

/** Something beyond this program failed, such as a disk or another process: one sentence and exit code 1. */
export class Failure extends Error {}

export function readInput(command: CliCommand, argv: readonly string[]): Input {
  const { values, positionals } = parse(command, argv)
  if (positionals.length > command.words.length) {
    throw new UsageError(
      `unexpected '${positionals[command.words.length]}'; ${command.name} takes ${wanted(command)}`,
    )
  }
  const given = (name: string): string | undefined => {
    const value = values[name]
    return typeof value === 'string' ? value : undefined
  }
  const text = (name: string): string | undefined => given(name) ?? command.options[name]?.fallback
  return {
    words: positionals,
    given,
    all: (name) => (values[name] ?? []) as readonly string[],
    text,
    flag: (name) => values[name] === true,
    whole(name, min, max) {
      // Number('') is 0, which nobody means by leaving it empty.
      const value = Number(text(name)?.trim() || undefined)
      if (Number.isSafeInteger(value) && value >= min && value <= max) return value
      throw new UsageError(`--${name} must be a whole number from ${min} to ${max}, not '${text(name)}'`)
    },
  }
}

function parse(
  command: CliCommand,
  argv: readonly string[],
): { values: Record<string, unknown>; positionals: string[] } {
  const options = Object.fromEntries(
    Object.entries(command.options).map(([name, { type, repeats }]) => [
      name,
      { type, multiple: repeats === true },
    ]),
  )
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true })
  } catch (error) {
    throw new UsageError(explain(error as Error & { code?: string }, command, argv))
  }
}

function explain(error: Error & { code?: string }, command: CliCommand, argv: readonly string[]): string {
  if (error.code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return explainValue(error.message, command)
  const known = Object.keys(command.options)
  const unknown = argv.find(
    (arg) => arg.startsWith('-') && !known.includes(arg.replace(/^--/, '').replace(/=.*/, '')),
  )
  const name = unknown?.replace(/=.*/, '') ?? ''
  const guess = nearest(name.replace(/^-+/, ''), known)
  return `unknown option '${name}'${guess ? `; did you mean --${guess}?` : ''}`
}

/** An option without its value, with one that looks like another option, or with one that it doesn't take. */
function explainValue(message: string, command: CliCommand): string {
  const name = /--([\w-]+)/.exec(message)?.[1] ?? ''
  const value = command.options[name]?.value
  if (value === undefined) return `--${name} takes no value`
  const isDashed = message.includes('ambiguous')
  return `--${name} needs a value, ${value}${isDashed ? `; one that begins with a dash is written --${name}=-…` : ''}`
}

function wanted(command: CliCommand): string {
  return command.words.length === 0 ? 'no words' : command.words.join(' ')
}

export function helpOf(command: CliCommand): string {
  const rows = Object.entries(command.options).map(([name, option]) => {
    const left = `  --${name}${option.value ? ` ${option.value}` : ''}${option.repeats ? ' …' : ''}`
    const fallback = option.fallback === undefined ? '' : ` (default ${option.fallback})`
    return [left, `${option.about}${fallback}`] as const
  })
  return [
    `rattlecup ${[command.name, ...command.words].join(' ')}${rows.length > 0 ? ' [options]' : ''}`,
    '',
    wrapped(command.summary),
    ...(rows.length > 0 ? ['', ...inColumns(rows)] : []),
    ...(command.notes ? ['', ...command.notes.map((note) => wrapped(note))] : []),
  ].join('\n')
}
