import { openingHash, type CodedError } from '@rattlecup/kit'
import type { ClientMessage, Code, ServerCode } from '@rattlecup/protocol'
import { codedError, requestError } from '../errors.ts'
import type { FinishedSeat } from '../store/history/contract.ts'
import { finishedSeats } from './finished.ts'
import { Forwarding, forwardedCause, type ForwardedCommand, type ForwardedRefusal } from './forwarding.ts'
import { endedGame, endIn } from './game-file.ts'
import { askedSeats } from './links-in-hand.ts'
import { Members, type Cause, type Member, type Person } from './members.ts'
import { encodeMessage, encodeRefusal } from './public/encode.ts'
import type { PublicLog } from './public/public-log.ts'
import { look, welcome } from './public/snapshot.ts'
import { applyRecord, replayRecord } from './state/apply.ts'
import { decideAutomatic, type AutomaticCommand } from './state/decide-automatic.ts'
import { decide, isLate, type TableCommand } from './state/decide.ts'
import { erased } from './state/own-records.ts'
import { isOpening, type LogRecord, type MoveRecord } from './state/records.ts'
import { readTable, type TableRead } from './read-table.ts'
import { StandInCount } from './stand-in-count.ts'
import { Rolls } from './rolls.ts'
import type { TableState } from './state/state.ts'
import {
  heardIn,
  kindOf,
  refusalHere,
  type ChangeKind,
  type HeardCommand,
  type OpeningRecord,
  type TableParts,
} from './table-parts.ts'
import { TaskQueue, type Task } from './task-queue.ts'

const NOTHING: Task = { atRest: false, run: () => {}, refuse: () => {} }

/**
 * The actor of one table. Commands are carried out one after the other: decided and applied to the state in memory at
 * once, so that the next one sees the effect; appended to the log; told to everybody when that is durable. The log is
 * the truth: if it refuses a record, or anything here throws, the state is thrown away and read again.
 */
export class Table {
  readonly members: Members
  readonly #parts: TableParts
  #state: TableState
  #publicLog: PublicLog
  readonly rolls: Rolls
  readonly forwarding: Forwarding
  readonly #queue: TaskQueue
  /** The seats of games that had ended when the table was read. */
  readonly ended: readonly FinishedSeat[]
  /** The number of the last record that everybody here was told of; none if they have to be told everything. */
  #told = -1

  constructor({ state, publicLog, ended }: TableRead, parts: TableParts) {
    this.#parts = parts
    this.#state = state
    this.#publicLog = publicLog
    this.ended = ended
    this.members = new Members(() => this.#state, new StandInCount(parts))
    this.#told = state.n
    this.forwarding = new Forwarding(parts.forward, parts.onSilence)
    this.rolls = new Rolls({
      state: () => this.#state,
      now: () => parts.environment.now(),
      automate: (command) => this.automate(command),
      isRunElsewhere: () => parts.isRunElsewhere?.() ?? false,
    })
    this.#queue = new TaskQueue({
      place: () => this.#state.n,
      readAgain: (after) => this.#readAgain(after),
      onError: parts.onError,
      onClosed: (code) => this.#closed(code),
    })
  }

  get state(): TableState {
    return this.#state
  }

  /** Whether everything that happened is on the disk. */
  get isSettled(): boolean {
    return this.#queue.isSettled
  }

  /** Carries out a command of a member, or refuses it with a code. The hot path. */
  receive(member: Member, command: Exclude<ClientMessage, { t: 'join' | 'ping' }>): void {
    const cause = { member, i: command.i }
    const refuse = (code: ServerCode) => member.send(encodeRefusal(command.i, codedError(code)))
    if (command.t === 'look')
      return this.#queue.add({ atRest: true, run: () => this.#look(member, command.i), refuse })
    const task: Task = { atRest: false, run: () => this.#hear(command, cause, task), refuse }
    this.#queue.add(task)
  }

  /** Carries out a command that another node forwards. It learns from the record that it was; of a refusal it is told. */
  receiveForwarded(given: ForwardedCommand, tell: (refusal: ForwardedRefusal) => void): void {
    const cause = forwardedCause(given, tell)
    const refuse = (code: ServerCode) => cause.member.send(encodeRefusal(cause.i, codedError(code)))
    const run = () => this.#carryOut(given.command, cause, task)
    const task: Task = { atRest: false, isForwarded: true, run, refuse }
    this.#queue.add(task)
  }

  /** Does something that the server has to do by itself, unless it is done or void by then. */
  automate(command: AutomaticCommand | (() => AutomaticCommand | undefined)): void {
    const run = () => {
      const now = typeof command === 'function' ? command() : command
      const record = now && decideAutomatic(this.#state, now)
      if (record) this.#record(this.#stamped(record), undefined, task)
    }
    const task: Task = { atRest: false, run, refuse: () => {} }
    this.#queue.add(task)
  }

  /** Another node wrote up to the record of this number, which may be given. What is missing is read from the log. */
  follow(n: number, record?: string): void {
    if (n <= this.#state.n) return
    this.#queue.add({ atRest: true, run: () => this.#catchUp(n, record), refuse: () => {} })
  }

  /** Another node rewrote the log: everybody here gets the table again. */
  reread(): void {
    const forget = async () => void (this.#told = -1)
    this.#queue.add({ ...NOTHING, atRest: true, run: () => void this.#queue.rewrite(forget) })
  }

  /** Lets a member in: with what they missed if they have the rest, else with the whole table. */
  join(member: Member, i: string, have: number | undefined): void {
    const isExpected = this.members.expect(member)
    const refuse = (code: ServerCode) => {
      if (isExpected()) this.members.dismiss(member, code, i)
    }
    const run = () => {
      if (!isExpected()) return
      const isBehind = this.#parts.isShared && have !== undefined && have > this.#state.n
      if (!isBehind || task.isInformed) return this.#letIn(member, i, have)
      // They saw more by another node. Were they shown less now, their device would take the house for a cheat.
      task.isInformed = true
      this.#readTail(task, () => refuse('conflict'))
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
    if (this.#state.insiders.includes(member.guest.id)) this.#parts.onChange('table')
  }

  /** Reads something that can't be undone by a crash. */
  read<T>(read: (state: TableState) => T): Promise<T> {
    return this.#atRest(() => read(this.#state))
  }

  /** Takes a guest's name and words out of the log for good. Everybody here gets the table again, without them. */
  async erase(guest: string): Promise<void> {
    await this.#atRest(() => this.#rewrite((lines) => erased(lines, guest)))
  }

  #atRest<T>(work: () => T | Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const refuse = (code: ServerCode) => reject(requestError(code))
      this.#queue.add({ atRest: true, run: () => resolve(work()), refuse })
    })
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
    if (command.t === 'link') return this.#takeLink(command, cause)
    const isKnown = command.t === 'head' && this.#state.headOf(member.guest.id) === command.head
    if (command.t === 'here' || isKnown) return member.send(encodeMessage({ t: 'ok', n: this.#state.n, i }))
    this.#carryOut(command, cause, task)
  }

  #takeLink(
    command: { readonly ask: number; readonly link: string },
    { member, i }: NonNullable<Cause>,
  ): void {
    const seat = this.#state.seatOf(member.guest.id)
    if (seat === null) return member.send(encodeRefusal(i, codedError('not-seated')))
    const given = { seat, ask: command.ask, link: command.link }
    const taken = this.rolls.take(given)
    if (!taken.ok) return member.send(encodeRefusal(i, taken.error))
    const answer = encodeMessage({ t: 'ok', n: this.#state.n, i })
    // The roll follows in a moment, and this goes along.
    if (member.sendAlong) member.sendAlong(answer)
    else member.send(answer)
    this.#parts.onLink?.(given)
    this.rolls.makeIfWhole(command.ask)
  }

  #catchUp(n: number, record: string | undefined): void {
    if (n <= this.#state.n) return
    if (record !== undefined && n === this.#state.n + 1) return this.#adopt([record])
    this.#readTail(NOTHING)
  }

  /** Reads what other nodes wrote, then goes on. What can't be read is found missing again by whoever looks next. */
  #readTail(next: Task, unread: () => void = next.run): void {
    const goOn = (lines: readonly string[]) => () => {
      this.#adopt(lines)
      next.run()
    }
    const tail = this.#parts.log.load(this.#state.id, this.#state.n + 1).then(goOn, () => unread)
    this.#queue.hold(tail.then((run) => ({ ...next, atRest: false, run })))
  }

  /** Goes on with what other nodes wrote, and tells everybody here. */
  #adopt(lines: readonly string[]): void {
    for (const line of lines) {
      const record = JSON.parse(line) as LogRecord
      const { phase } = this.#state
      replayRecord(this.#state, record)
      const finished = phase === 'over' ? [] : finishedSeats(this.#state, this.#parts.environment.now())
      // More than one if somebody lost the line and asked again by another.
      const [[cause] = [], ...others] = this.forwarding.carriedOut(this.#state)
      this.#tell(this.#publicLog.add(record).update, kindOf(record), cause)
      for (const [other, n] of others) this.#acknowledge(other, n)
      // The node that wrote it may have ended before it wrote this down.
      this.#parts.onFinished(finished)
    }
  }

  #carryOut(command: TableCommand, cause: NonNullable<Cause>, task: Task): void {
    const { guest } = cause.member
    const known = this.#state.recordOf(guest.id, command.i)
    if (known !== undefined) return this.#acknowledge(cause, known)
    const refused = task.isForwarded ? undefined : refusalHere(command, guest.id, this)
    if (refused) return cause.member.send(encodeRefusal(cause.i, codedError(refused)))
    const decided = decide(this.#state, guest, command)
    if (!decided.ok) return this.#decline(cause, decided.error, task)
    if (!task.isForwarded && this.forwarding.takes(command, cause, () => this.#queue.add(task)))
      return void (task.isForwarded = true)
    const record = this.#stamped(decided.value)
    if (isLate(this.#state, record)) return cause.member.send(encodeRefusal(cause.i, codedError('time-up')))
    if (record.k === 'move' && this.#state.isSimulated) this.#check(record, cause, task)
    else if (isOpening(record)) this.#logOpening(record, cause, task)
    else this.#record(record, cause, task)
  }

  /** Another node may have written what makes it right: then it is decided again. */
  #decline({ member, i }: NonNullable<Cause>, error: CodedError<Code>, task: Task): void {
    if (!this.#parts.isShared || task.isInformed) return member.send(encodeRefusal(i, error))
    task.isInformed = true
    this.#queue.add({ ...task, atRest: true, run: () => this.#readTail(task) })
  }

  /** The command was carried out before. If its record is still on its way, the answer has to wait for it. */
  #acknowledge({ member, i }: NonNullable<Cause>, n: number): void {
    this.#queue.add({
      atRest: true,
      run: () => member.send(encodeMessage({ t: 'ok', n, i })),
      refuse: (code) => member.send(encodeRefusal(i, codedError(code))),
    })
  }

  /** Adds what a pure decision can't know: the moment, where a clock runs, and the secret of new dice. */
  #stamped(record: LogRecord): LogRecord {
    const { environment } = this.#parts
    const timed = this.#state.settings.clock ? { ...record, at: environment.now() } : record
    return timed.k === 'again' ? { ...timed, secret: environment.newSecret() } : timed
  }

  /** A throw has to be one that a hand can make, which only the physics knows. */
  #check(record: MoveRecord, cause: NonNullable<Cause>, task: Task): void {
    const { seat, m: move } = record
    this.#after(this.#parts.check(this.#state, { seat, move }), cause, (possible) => {
      if (possible.ok) this.#record(record, cause, task)
      else cause.member.send(encodeRefusal(cause.i, possible.error))
    })
  }

  /** Before anything is asked of devices, the opening is in the public log. */
  #logOpening(record: OpeningRecord, cause: NonNullable<Cause>, task: Task): void {
    const logged = this.#parts.logOpening(openingHash(record.opening))
    this.#after(logged, cause, (place) => this.#record({ ...record, ...place }, cause, task))
  }

  /** Goes on with what another place has to say first. Everything else waits meanwhile. */
  #after<T>(answer: Promise<T>, { member, i }: NonNullable<Cause>, goOn: (answer: T) => void): void {
    const refuse = (code: ServerCode) => member.send(encodeRefusal(i, codedError(code)))
    const next = answer.then((value) => ({ atRest: false, run: () => goOn(value), refuse }))
    this.#queue.hold(next, refuse)
  }

  #record(draft: LogRecord, cause: Cause, task: Task): void {
    const asked = askedSeats(this.#state)
    const { house, gameNumber, phase } = this.#state
    const before = house && phase !== 'over' ? endIn(draft) : undefined
    const stopped = before && endedGame(this.#state, before)
    const applied = applyRecord(this.#state, draft, this.members.isHere)
    if (!applied.ok) return cause && this.#decline(cause, applied.error, task)
    if (draft.k === 'roll' && draft.links)
      for (const seat of asked) if (draft.links[seat] === null) this.members.silence(seat)
    const { record, update } = this.#publicLog.add(applied.value)
    const { id, n } = this.#state
    const isOver = house && phase !== 'over' && this.#state.phase === 'over'
    const ended = isOver ? endedGame(this.#state, 'over') : stopped
    // Now: by the time it is written the next game may have begun.
    const finished = phase === 'over' ? [] : finishedSeats(this.#state, this.#parts.environment.now())
    const written = () => {
      this.#parts.onWritten?.(n, record)
      this.#tell(update, kindOf(draft), cause)
      this.#parts.onFinished(finished)
      if (ended) this.#parts.onEnded(gameNumber, ended)
    }
    this.#queue.write(this.#parts.log.append(id, n, record), written, task)
  }

  #tell(update: string, kind: ChangeKind, cause: Cause): void {
    this.#told++
    if (kind === 'play') this.members.tellEvents(update, cause)
    else this.members.tellChange(update, cause)
    this.#parts.onChange(kind)
  }

  async #rewrite(change: (lines: readonly string[]) => string[]): Promise<void> {
    const { log } = this.#parts
    await this.#queue.rewrite(async () => {
      this.#told = -1
      await log.rewrite(this.#state.id, change(await log.load(this.#state.id)))
      this.#parts.onRewritten?.()
    })
    this.#parts.onChange('table')
  }

  /** Everybody here has what they were told, unless that is what failed. */
  async #readAgain(after: 'refusal' | 'failure'): Promise<void> {
    const { log, findGame, environment } = this.#parts
    const read = await readTable(await log.load(this.#state.id), findGame, environment.now())
    this.#state = read.state
    this.#publicLog = read.publicLog
    this.#parts.onFinished(read.ended)
    this.rolls.keep()
    const told = this.#told < 0 || after === 'failure' ? undefined : this.#told
    this.#told = this.#state.n
    for (const member of this.members) this.#letIn(member, '', told)
    for (const [cause, n] of this.forwarding.carriedOut(this.#state)) this.#acknowledge(cause, n)
    // Also where nobody is here: what this node does for the table by itself follows from what was read.
    this.#parts.onChange('table')
  }

  #closed(code: ServerCode): void {
    for (const member of this.members) this.members.dismiss(member, code)
    this.#parts.onClosed()
  }

  #letIn(member: Member, i: string, have: number | undefined): void {
    // A game for players alone may have begun meanwhile.
    if (!this.#state.admits(member.guest)) return this.members.dismiss(member, 'no-entry', i || undefined)
    this.members.add(member, i)
    const { present: on, watching } = this.members
    const { guest, seat, hosting } = member
    const arrival = { i, guest: guest.id, seat, hosting, on, watching, have }
    const moment = this.#parts.environment.now()
    for (const text of welcome(this.#state, this.#publicLog, { arrival, moment })) member.send(text)
    this.members.tellPresence(member)
    this.#parts.onChange('table')
  }

  #look(member: Member, i: string): void {
    member.send(encodeMessage({ t: 'look', i, ...look(this.#state, this.#state.seatOf(member.guest.id)) }))
  }
}
