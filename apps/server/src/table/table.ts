import type { CodedError, Result } from '@rattlecup/kit'
import type { ClientMessage, Code, ServerCode } from '@rattlecup/protocol'
import { codedError } from '../errors.ts'
import type { FinishedSeat } from '../store/history/contract.ts'
import { CachedLog, type AddedRecord } from './cached-log.ts'
import { Following } from './following.ts'
import { Forwarding, forwardedCause, type ForwardedCommand, type ForwardedRefusal } from './forwarding.ts'
import { askedSeats } from './links-in-hand.ts'
import { Members, type Cause, type Member, type Person } from './members.ts'
import { encodeMessage, encodeRefusal } from './public/encode.ts'
import { prepared, stamped } from './prepare.ts'
import { look } from './public/snapshot.ts'
import { decideAutomatic, type AutomaticCommand } from './state/decide-automatic.ts'
import { decide, isLate, type TableCommand } from './state/decide.ts'
import type { LogRecord } from './state/records.ts'
import type { TableRead } from './read-table.ts'
import { StandInCount } from './stand-in-count.ts'
import { Rolls } from './rolls.ts'
import type { TableState } from './state/state.ts'
import { heardIn, refusalHere, type HeardCommand, type TableParts } from './table-parts.ts'
import { TaskQueue, type Task } from './task-queue.ts'

/**
 * The actor of one table. Commands are carried out one after the other: decided and applied to the state in memory at
 * once, so that the next one sees the effect; appended to the log; told to everybody when that is durable. The log is
 * the truth: if it refuses a record, or anything here throws, the state is thrown away and read again.
 */
export class Table {
  readonly members: Members
  readonly rolls: Rolls
  readonly forwarding: Forwarding
  readonly following: Following
  /** The seats of games that had ended when the table was read. */
  readonly ended: readonly FinishedSeat[]
  readonly #parts: TableParts
  readonly #log: CachedLog
  readonly #queue: TaskQueue
  /** The number of the last record that everybody here was told of. */
  #told: number

  constructor(read: TableRead, parts: TableParts) {
    this.#parts = parts
    this.#log = new CachedLog(read, () => parts.environment.now())
    this.ended = read.ended
    this.#told = read.state.n
    this.members = new Members(() => this.state, new StandInCount(parts))
    this.forwarding = new Forwarding(parts.forward, parts.onSilence)
    this.rolls = new Rolls({
      state: () => this.state,
      now: () => parts.environment.now(),
      automate: (command) => this.automate(command),
      onLink: parts.onLink,
      isRunElsewhere: () => parts.isRunElsewhere?.() ?? false,
    })
    this.following = new Following({
      ...parts,
      cached: this.#log,
      queue: () => this.#queue,
      onAdded: (added) => this.#adopted(added),
      onRead: (ended, needs) => this.#readAgain(ended, needs),
    })
    this.#queue = new TaskQueue({
      place: () => this.state.n,
      readAgain: (after) => this.following.readAgain(after),
      onError: parts.onError,
      onClosed: (code) => this.#closed(code),
    })
  }

  get state(): TableState {
    return this.#log.state
  }

  /** Whether everything that happened is on the disk. */
  get isSettled(): boolean {
    return this.#queue.isSettled
  }

  /** Carries out a command of a member, or refuses it with a code. The hot path. */
  receive(member: Member, command: Exclude<ClientMessage, { t: 'join' | 'ping' }>): void {
    const cause = { member, i: command.i }
    const run = () => (command.t === 'look' ? this.#look(cause) : this.#hear(command, cause, task))
    const task: Task = { atRest: command.t === 'look', run, refuse: refuserOf(cause) }
    this.#queue.add(task)
  }

  /** Carries out a command that another node forwards. It learns from the record that it was; of a refusal it is told. */
  receiveForwarded(given: ForwardedCommand, tell: (refusal: ForwardedRefusal) => void): void {
    const cause = forwardedCause(given, tell)
    const run = () => this.#carryOut(given.command, cause, task)
    const task: Task = { atRest: false, isForwarded: true, run, refuse: refuserOf(cause) }
    this.#queue.add(task)
  }

  /** Does something that the server has to do by itself, unless it is done or void by then. */
  automate(command: AutomaticCommand | (() => AutomaticCommand | undefined)): void {
    const run = () => {
      const now = typeof command === 'function' ? command() : command
      const record = now && decideAutomatic(this.state, now)
      if (record) this.#record(stamped(record, this.state, this.#parts.environment), undefined, task)
    }
    const task: Task = { atRest: false, run, refuse: () => {} }
    this.#queue.add(task)
  }

  /** Lets a member in: with what they missed if they have the rest, else with the whole table. */
  join(member: Member, i: string, have: number | undefined): void {
    const isExpected = this.members.expect(member)
    const refuse = (code: ServerCode) => {
      if (isExpected()) this.members.dismiss(member, code, i)
    }
    const run = () => {
      if (!isExpected()) return
      const isBehind = this.#parts.isShared && have !== undefined && have > this.state.n
      if (!isBehind || task.isInformed) return this.#letIn(member, i, have)
      // They saw more by another node. Were they shown less now, their device would take the house for a cheat.
      task.isInformed = true
      this.following.readTail(task, () => refuse('conflict'))
    }
    const task: Task = { atRest: true, run, refuse }
    this.#queue.add(task)
  }

  /** Another node says who is at the table there. */
  meet(node: string, people: readonly Person[]): void {
    if (this.members.setElsewhere(node, people)) this.#parts.onChange('table')
  }

  leave(member: Member): void {
    if (!this.members.remove(member)) return
    if (this.state.insiders.includes(member.guest.id)) this.#parts.onChange('table')
  }

  /** Reads something that can't be undone by a crash. */
  read<T>(read: (state: TableState) => T): Promise<T> {
    return this.#queue.atRest(() => read(this.state))
  }

  /** To be called when another table object takes its place, or none. */
  close(): void {
    this.#queue.close('conflict')
  }

  /** What concerns who is here is for no log; the rest is carried out. */
  #hear(command: HeardCommand, cause: NonNullable<Cause>, task: Task): void {
    const { member, i } = cause
    this.members.hear(member, heardIn(command))
    if (command.t === 'here') this.#parts.onChange('table')
    else if ('head' in command) this.#parts.onPeople?.()
    if (command.t === 'link') return this.rolls.receive(command, cause)
    const isKnown = command.t === 'head' && this.state.headOf(member.guest.id) === command.head
    if (command.t === 'here' || isKnown) return member.send(encodeMessage({ t: 'ok', n: this.state.n, i }))
    this.#carryOut(command, cause, task)
  }

  /** Another node wrote a record: everybody here is told. */
  #adopted(added: AddedRecord): void {
    // More than one if somebody lost the line and asked again by another.
    const [[cause] = [], ...others] = this.forwarding.carriedOut(this.state)
    this.#tell(added, cause)
    for (const [other, n] of others) this.#acknowledge(other, n)
    // The node that wrote it may have ended before it wrote this down.
    this.#parts.onFinished(added.finished)
  }

  #carryOut(command: TableCommand, cause: NonNullable<Cause>, task: Task): void {
    const { guest } = cause.member
    const known = this.state.recordOf(guest.id, command.i)
    if (known !== undefined) return this.#acknowledge(cause, known)
    const refused = task.isForwarded ? undefined : refusalHere(command, guest.id, this)
    if (refused) return task.refuse(refused)
    const decided = decide(this.state, guest, command)
    if (!decided.ok) return this.#decline(cause, decided.error, task)
    if (!task.isForwarded && this.forwarding.takes(command, cause, () => this.#queue.add(task)))
      return void (task.isForwarded = true)
    const record = stamped(decided.value, this.state, this.#parts.environment)
    if (isLate(this.state, record)) return task.refuse('time-up')
    const word = prepared(record, this.state, this.#parts)
    if (word) this.#recordAfter(word, cause, task)
    else this.#record(record, cause, task)
  }

  /** Everything else waits until another place has had its say. */
  #recordAfter(word: Promise<Result<LogRecord, Code>>, cause: NonNullable<Cause>, task: Task): void {
    const { refuse } = task
    const goOn = (said: Result<LogRecord, Code>) => () =>
      said.ok ? this.#record(said.value, cause, task) : cause.member.send(encodeRefusal(cause.i, said.error))
    const next = word.then((said) => ({ atRest: false, run: goOn(said), refuse }))
    this.#queue.hold(next, refuse)
  }

  /** Another node may have written what makes it right: then it is decided again. */
  #decline({ member, i }: NonNullable<Cause>, error: CodedError<Code>, task: Task): void {
    if (!this.#parts.isShared || task.isInformed) return member.send(encodeRefusal(i, error))
    task.isInformed = true
    this.#queue.add({ ...task, atRest: true, run: () => this.following.readTail(task) })
  }

  /** The command was carried out before. If its record is still on its way, the answer has to wait for it. */
  #acknowledge(cause: NonNullable<Cause>, n: number): void {
    const run = () => cause.member.send(encodeMessage({ t: 'ok', n, i: cause.i }))
    this.#queue.add({ atRest: true, run, refuse: refuserOf(cause) })
  }

  #record(draft: LogRecord, cause: Cause, task: Task): void {
    const asked = askedSeats(this.state)
    const result = this.#log.add(draft, this.members.isHere)
    if (!result.ok) return cause && this.#decline(cause, result.error, task)
    if (draft.k === 'roll' && draft.links)
      for (const seat of asked) if (draft.links[seat] === null) this.members.silence(seat)
    const added = result.value
    const written = () => {
      this.#parts.onWritten?.(added.n, added.record)
      this.#tell(added, cause)
      this.#parts.onFinished(added.finished)
      if (added.ended) this.#parts.onEnded(added.ended.number, added.ended.game)
    }
    this.#queue.write(this.#parts.log.append(this.state.id, added.n, added.record), written, task)
  }

  #tell({ update, kind }: AddedRecord, cause: Cause): void {
    this.#told++
    if (kind === 'play') this.members.tellEvents(update, cause)
    else this.members.tellChange(update, cause)
    this.#parts.onChange(kind)
  }

  /** The log was read again: everybody here gets what they need to know what it says. */
  #readAgain(ended: readonly FinishedSeat[], needs: 'all' | 'missed'): void {
    this.#parts.onFinished(ended)
    this.rolls.keep()
    const told = needs === 'missed' ? this.#told : undefined
    this.#told = this.state.n
    for (const member of this.members) this.#letIn(member, '', told)
    for (const [cause, n] of this.forwarding.carriedOut(this.state)) this.#acknowledge(cause, n)
    // Also where nobody is here: what this node does for the table by itself follows from what was read.
    this.#parts.onChange('table')
  }

  #closed(code: ServerCode): void {
    for (const member of this.members) this.members.dismiss(member, code)
    this.#parts.onClosed()
  }

  #letIn(member: Member, i: string, have: number | undefined): void {
    // A game for players alone may have begun meanwhile.
    if (!this.state.admits(member.guest)) return this.members.dismiss(member, 'no-entry', i || undefined)
    this.members.add(member, i)
    const { present: on, watching } = this.members
    const { guest, seat, hosting } = member
    const arrival = { i, guest: guest.id, seat, hosting, on, watching, have }
    for (const text of this.#log.welcome(arrival)) member.send(text)
    this.members.tellPresence(member)
    this.#parts.onChange('table')
  }

  #look({ member, i }: NonNullable<Cause>): void {
    member.send(encodeMessage({ t: 'look', i, ...look(this.state, this.state.seatOf(member.guest.id)) }))
  }
}

function refuserOf({ member, i }: NonNullable<Cause>): Task['refuse'] {
  return (code) => member.send(encodeRefusal(i, codedError(code)))
}
