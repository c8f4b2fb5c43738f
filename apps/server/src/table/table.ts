import type { Game } from '@rattlecup/kit'
import type { ClientMessage, ServerCode } from '@rattlecup/protocol'
import { codedError, requestError } from '../errors.ts'
import type { EventLog, GuestRow } from '../store/contract.ts'
import type { Environment, WorkerPool } from './environment.ts'
import { Members, type Cause, type Member } from './members.ts'
import { encodeMessage, encodeRefusal } from './public/encode.ts'
import { PublicLog } from './public/public-log.ts'
import { look, resumption, snapshot } from './public/snapshot.ts'
import { applyRecord, fairOutcome, replayRecord } from './state/apply.ts'
import { decideAutomatic, type AutomaticCommand } from './state/decide-automatic.ts'
import { decide, isLate, type TableCommand } from './state/decide.ts'
import { erased } from './state/own-records.ts'
import { isPlay, readLog, type LogRecord, type MoveRecord } from './state/records.ts'
import { TableState } from './state/state.ts'

/** Whether only the game went on, or also the table changed: who sits where, who is here. */
export type ChangeKind = 'play' | 'table'

interface TableParts {
  readonly log: EventLog
  readonly findGame: (id: string) => Game | undefined
  readonly environment: Environment
  readonly simulate: WorkerPool['simulate']
  /** Called after each record that everybody has been told of, and when somebody has come or gone. */
  readonly onChange: (kind: ChangeKind) => void
  readonly onError: (error: Error) => void
  /** Called once, when the table can't go on: whoever needs it has to find it again. */
  readonly onClosed: () => void
}

/** Something that waits for its turn. */
interface Task {
  /** Whether it may only run when everything is on the disk: what is read then can't be undone by a crash. */
  readonly atRest: boolean
  readonly run: () => void
  /** Called instead, if its turn never comes. */
  readonly refuse: (code: ServerCode) => void
}

/**
 * The actor of one table. Commands are carried out one after the other: decided and applied to the state in memory at
 * once, so that the next one sees the effect; appended to the log; told to everybody when that is durable. The log is
 * the truth: if it refuses a record, or anything here throws, the state is thrown away and read again.
 */
export class Table {
  readonly members = new Members(() => this.#state)
  readonly #parts: TableParts
  #state!: TableState
  #publicLog!: PublicLog
  readonly #queue: Task[] = []
  /** Records on their way to the disk. */
  #unwritten = 0
  /** A throw is being simulated, or the log is being read again: everything else waits. */
  #isHeld = false
  #isLost = false
  #isClosed = false
  /** The number of the last record before something was thrown: twice at one place is once too often. */
  #failedAt = -1

  /** `lines` is the table's log. */
  constructor(lines: readonly string[], parts: TableParts) {
    this.#parts = parts
    this.#replay(lines)
  }

  get state(): TableState {
    return this.#state
  }

  /** Whether everything that happened is on the disk. */
  get isSettled(): boolean {
    return this.#unwritten === 0 && !this.#isHeld
  }

  /** Whether a guest may see this table. */
  admits(guest: GuestRow): boolean {
    return this.#state.admits(guest)
  }

  /** Carries out a command of a member, or refuses it with a code. The hot path. */
  receive(member: Member, command: Exclude<ClientMessage, { t: 'join' | 'ping' }>): void {
    const cause = { member, i: command.i }
    const refuse = (code: ServerCode) => member.send(encodeRefusal(command.i, codedError(code)))
    if (command.t === 'look')
      return this.#enqueue({ atRest: true, run: () => this.#look(member, command.i), refuse })
    this.#enqueue({ atRest: false, run: () => this.#carryOut(command, cause), refuse })
  }

  /** Does something that the server has to do by itself, unless it is done or void by then. */
  automate(command: AutomaticCommand): void {
    const run = () => {
      const record = decideAutomatic(this.#state, command)
      if (record) this.#record(this.#stamped(record), undefined)
    }
    this.#enqueue({ atRest: false, run, refuse: () => {} })
  }

  /** Lets a member in: with what they missed if they have the rest, else with the whole table. */
  join(member: Member, i: string, have: number | undefined): void {
    const isExpected = this.members.expect(member)
    const run = () => {
      if (isExpected()) this.#letIn(member, i, have)
    }
    const refuse = (code: ServerCode) => {
      if (isExpected()) this.members.dismiss(member, code, i)
    }
    this.#enqueue({ atRest: true, run, refuse })
  }

  leave(member: Member): void {
    if (!this.members.remove(member)) return
    if (this.#state.insiders.includes(member.guest.id)) this.#parts.onChange('table')
  }

  /** Reads something that can't be undone by a crash. */
  read<T>(read: (state: TableState) => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const run = () => resolve(read(this.#state))
      this.#enqueue({ atRest: true, run, refuse: (code) => reject(requestError(code)) })
    })
  }

  /** Takes a guest's name and words out of the log for good. Everybody here gets the table again, without them. */
  erase(guest: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const run = () => void this.#rewrite((lines) => erased(lines, guest)).then(resolve, reject)
      this.#enqueue({ atRest: true, run, refuse: (code) => reject(requestError(code)) })
    })
  }

  /** To be called when another table object takes its place, or none. */
  close(): void {
    this.#close('conflict')
  }

  #enqueue(task: Task): void {
    if (this.#isClosed) return task.refuse('conflict')
    if (this.#queue.length === 0 && this.#isReadyFor(task)) return this.#run(task)
    this.#queue.push(task)
  }

  #isReadyFor({ atRest }: Task): boolean {
    return !this.#isHeld && !this.#isLost && (!atRest || this.#unwritten === 0)
  }

  #drain(): void {
    while (this.#queue[0] && this.#isReadyFor(this.#queue[0])) this.#run(this.#queue.shift() as Task)
  }

  #run(task: Task): void {
    this.#guard(() => {
      try {
        task.run()
      } catch (error) {
        task.refuse('internal')
        throw error
      }
    })
  }

  /** What is thrown costs at most this table, never the process. */
  #guard(action: () => void): void {
    try {
      action()
    } catch (error) {
      this.#fail(error as Error)
    }
  }

  #carryOut(command: TableCommand, cause: NonNullable<Cause>): void {
    const { guest } = cause.member
    const known = this.#state.recordOf(guest.id, command.i)
    if (known !== undefined) return this.#acknowledge(cause, known)
    if (command.t === 'say' && !this.#hears(guest.id))
      return cause.member.send(encodeRefusal(cause.i, codedError('not-joined')))
    const decided = decide(this.#state, guest, command)
    if (!decided.ok) return cause.member.send(encodeRefusal(cause.i, decided.error))
    const record = this.#stamped(decided.value)
    if (isLate(this.#state, record)) return cause.member.send(encodeRefusal(cause.i, codedError('time-up')))
    if (record.k === 'move' && this.#state.isSimulated) this.#simulate(record, cause)
    else this.#record(record, cause)
  }

  /** Only who hears what is said here may say something. */
  #hears(guest: string): boolean {
    return this.#state.insiders.includes(guest) || this.members.hasGuest(guest)
  }

  /** The command was carried out before. If its record is still on its way, the answer has to wait for it. */
  #acknowledge({ member, i }: NonNullable<Cause>, n: number): void {
    this.#enqueue({
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

  /** A throw has to be one that a hand can make, which only its simulation knows. Everything else waits meanwhile. */
  #simulate(record: MoveRecord, { member, i }: NonNullable<Cause>): void {
    const simulated = this.#parts.simulate(this.#state, { seat: record.seat, move: record.m })
    this.#isHeld = true
    const refuse = (code: ServerCode) => member.send(encodeRefusal(i, codedError(code)))
    const goOn = (run: () => void) => {
      this.#isHeld = false
      if (this.#isLost) refuse('conflict')
      else this.#run({ atRest: false, run, refuse })
      this.#proceed()
    }
    simulated.then(
      (outcome) =>
        goOn(() => {
          if (!outcome.ok) return member.send(encodeRefusal(i, outcome.error))
          this.#record(outcome.value ? { ...record, r: [outcome.value] } : record, { member, i })
        }),
      () => goOn(() => refuse('internal')),
    )
  }

  #record(draft: LogRecord, cause: Cause): void {
    const applied = applyRecord(this.#state, draft, fairOutcome)
    if (!applied.ok) return cause?.member.send(encodeRefusal(cause.i, applied.error))
    const { record, update } = this.#publicLog.add(applied.value)
    const kind = isPlay(draft) && draft.k !== 'start' ? 'play' : 'table'
    this.#unwritten++
    this.#parts.log.append(this.#state.id, this.#state.n, record).then(
      () => this.#written(update, kind, cause),
      (error: Error) => this.#refused(error, cause),
    )
  }

  #written(update: string, kind: ChangeKind, cause: Cause): void {
    this.#unwritten--
    this.#guard(() => {
      if (kind === 'play') this.members.tellEvents(update, cause)
      else this.members.tellChange(update, cause)
      this.#parts.onChange(kind)
    })
    this.#proceed()
  }

  /** Another node was first, or the disk is full. The client may send the same command again. */
  #refused(error: Error, cause: Cause): void {
    this.#unwritten--
    this.#lose(error)
    this.#guard(() => cause?.member.send(encodeRefusal(cause.i, codedError('conflict'))))
    this.#proceed()
  }

  /** Something was thrown that should not have been. Reading the log again may help, but not for ever. */
  #fail(error: Error): void {
    const isRepeated = this.#failedAt === this.#state.n
    this.#failedAt = this.#state.n
    this.#lose(error)
    if (isRepeated) this.#close('internal')
    this.#proceed()
  }

  #lose(error: Error): void {
    if (!this.#isLost) this.#parts.onError(error)
    this.#isLost = true
  }

  /** Goes on with what waits. After a loss, reads the log again first, once nothing is on its way to it. */
  #proceed(): void {
    if (this.#isClosed) return
    if (!this.#isLost) return this.#drain()
    if (this.isSettled) void this.#readAgain()
  }

  async #rewrite(change: (lines: readonly string[]) => string[]): Promise<void> {
    const { log } = this.#parts
    this.#isHeld = true
    try {
      await log.rewrite(this.#state.id, change(await log.load(this.#state.id)))
    } finally {
      await this.#readAgain()
    }
    this.#parts.onChange('table')
  }

  async #readAgain(): Promise<void> {
    this.#isHeld = true
    try {
      this.#replay(await this.#parts.log.load(this.#state.id))
      this.#isHeld = this.#isLost = false
      for (const member of this.members) this.#letIn(member, '', undefined)
    } catch (error) {
      this.#parts.onError(error as Error)
      return this.#close('internal')
    }
    this.#proceed()
  }

  #replay(lines: readonly string[]): void {
    const { made, records } = readLog(lines)
    this.#state = new TableState(made, this.#parts.findGame)
    this.#publicLog = new PublicLog(this.#state)
    for (const record of records) {
      replayRecord(this.#state, record)
      this.#publicLog.add(record)
    }
  }

  #close(code: ServerCode): void {
    if (this.#isClosed) return
    this.#isClosed = true
    for (const task of this.#queue.splice(0)) task.refuse(code)
    for (const member of this.members) this.members.dismiss(member, code)
    this.#parts.onClosed()
  }

  #letIn(member: Member, i: string, have: number | undefined): void {
    // A game for players alone may have begun meanwhile.
    if (!this.#state.admits(member.guest)) return this.members.dismiss(member, 'no-entry', i || undefined)
    this.members.add(member, i)
    const { seat, hosting } = member
    const arrival = { i, guest: member.guest.id, seat, hosting, on: this.members.present }
    const missed = have === undefined ? undefined : this.#publicLog.since(have)
    const { now } = this.#parts.environment
    const first = missed ? resumption(this.#state, arrival) : snapshot(this.#state, arrival, now())
    member.send(encodeMessage(first))
    for (const update of missed ?? []) member.send(update)
    this.members.tellPresence(member)
    this.#parts.onChange('table')
  }

  #look(member: Member, i: string): void {
    const seat = this.#state.seatOf(member.guest.id)
    member.send(encodeMessage({ t: 'look', i, ...look(this.#state, seat) }))
  }
}
