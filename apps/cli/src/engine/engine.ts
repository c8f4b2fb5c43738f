import { fail, isObject, show, type JsonObject, type Result } from '@rattlecup/kit'
import { nearest } from '../nearest.ts'
import { COMMANDS, type Tables } from './commands.ts'
import { checkFields } from './fields.ts'
import { DEEPEST, isTooDeep, textOf } from './scan.ts'
import type { EngineTable } from './table.ts'

/** DGP/1 without its pipes: a line in, a line out. Nothing that is sent can throw out of here. */
export class DgpEngine {
  readonly #tables = new NumberedTables()
  #quit = false

  get hasQuit(): boolean {
    return this.#quit
  }

  /** A promise only where something has to be loaded first, so that a stream of requests stays in one turn of the event loop. */
  answer(line: string): string | Promise<string> {
    if (isTooDeep(line))
      return write(
        'null',
        fail('bad-json', `nested deeper than ${DEEPEST} levels, which is as deep as this program reads`),
      )
    let request: unknown
    try {
      request = JSON.parse(line)
    } catch (error) {
      return write(
        'null',
        fail('bad-json', `not JSON: ${(error as Error).message}; send one JSON object a line`),
      )
    }
    if (!isObject(request)) {
      return write(
        'null',
        fail('bad-request', `a request is an object such as {"id":1,"cmd":"games"}, not ${show(request)}`),
      )
    }
    const id = idOf(request, line)
    const answer = this.#run(request)
    return answer instanceof Promise ? answer.then((each) => write(id, each)) : write(id, answer)
  }

  #run(request: JsonObject): Result<object> | Promise<Result<object>> {
    const name = Object.hasOwn(request, 'cmd') ? request['cmd'] : undefined
    if (typeof name !== 'string') return fail('bad-request', `cmd must be a string, not ${show(name)}`)
    const command = COMMANDS.get(name)
    if (!command) return fail('unknown-command', unknownCommand(name))
    const checked = checkFields(request, command.fields)
    if (!checked.ok) return checked
    this.#quit ||= name === 'quit'
    return command.run(request, this.#tables)
  }
}

function unknownCommand(name: string): string {
  const known = [...COMMANDS.keys()]
  const guess = nearest(name, known)
  return `there is no command ${show(name)}; ${guess ? `did you mean ${guess}? ` : ''}commands: ${known.join(', ')}`
}

/** The JSON of a request's `id`, which comes back as it was. */
function idOf(request: JsonObject, line: string): string {
  const { id = null } = request
  const isOurs = id === null || typeof id === 'string' || Number.isSafeInteger(id)
  return isOurs ? JSON.stringify(id) : (textOf(line, 'id') as string)
}

function write(id: string, answer: Result<object>): string {
  const said = JSON.stringify(answer.ok ? { ok: true, ...answer.value } : { ok: false, error: answer.error })
  return `{"id":${id},${said.slice(1)}`
}

class NumberedTables implements Tables {
  readonly #tables = new Map<string, EngineTable>()
  #opened = 0

  get(name: string): EngineTable | undefined {
    return this.#tables.get(name)
  }

  add(table: EngineTable): string {
    const name = `t${++this.#opened}`
    this.#tables.set(name, table)
    return name
  }

  remove(name: string): void {
    this.#tables.delete(name)
  }
}
