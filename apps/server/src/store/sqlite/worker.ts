import { parentPort, receiveMessageOnPort, workerData, type MessagePort } from 'node:worker_threads'
import { Database } from './database.ts'
import type { StoreAnswer, Request } from './messages.ts'

/** The thread that owns the database: the event loop of the server never waits for the disk. */
const port = parentPort
if (!port) throw new Error('this file runs as a worker thread')

const { file } = workerData as { file: string }
let database: Database | undefined

const APART: ReadonlySet<Request['do']> = new Set([
  'begin',
  'commit',
  'rollback',
  'freeze',
  'thaw',
  'rewrite',
  'scrub',
  'close',
])

function carryOut(request: Request, open: Database): unknown {
  switch (request.do) {
    case 'append':
      return open.append(request.group)
    case 'load':
      return open.load(request.table)
    case 'rewrite':
      return open.rewrite(request.table, request.records)
    case 'sql':
      return open.run(request.sql, request.values)
    case 'begin':
    case 'commit':
    case 'rollback':
      return open.migrate(request.do)
    case 'freeze':
      return open.freeze()
    case 'thaw':
      return open.thaw()
    case 'scrub':
      return open.scrub()
    case 'check':
      return open.check()
    case 'close':
      return open.close()
  }
}

function answerTo(work: () => unknown): StoreAnswer {
  try {
    return { ok: true, value: work() }
  } catch (error) {
    const { message, code } = error as Error & { code?: string }
    return { ok: false, error: { message, code: String(code ?? '') } }
  }
}

/** A statement that fails fails alone; an append can only fail for reasons that concern everything. */
function answerWithin(request: Request, open: Database): StoreAnswer {
  return request.do === 'append'
    ? { ok: true, value: open.append(request.group) }
    : answerTo(() => carryOut(request, open))
}

/** What has queued up meanwhile is carried out in one transaction; nothing is answered before it is durable. */
function carryOutTogether(requests: readonly Request[], open: Database): StoreAnswer[] {
  const answers: StoreAnswer[] = []
  const all = answerTo(() => {
    open.together(() => {
      for (const request of requests) answers.push(answerWithin(request, open))
    })
  })
  return all.ok ? answers : requests.map(() => all)
}

function queued(first: Request): Request[] {
  const requests = [first]
  for (;;) {
    const next = receiveMessageOnPort(port as MessagePort)
    if (!next) return requests
    requests.push(next.message as Request)
  }
}

/** What can't be part of a transaction with others; what came before it is carried out before. */
function answerAll(requests: readonly Request[], open: Database): void {
  const apart = requests.findIndex((request) => APART.has(request.do))
  const before = apart < 0 ? requests : requests.slice(0, apart)
  if (before.length > 0) for (const answer of carryOutTogether(before, open)) port?.postMessage(answer)
  const request = requests[apart]
  if (!request) return
  port?.postMessage(answerTo(() => carryOut(request, open)))
  if (request.do === 'close') port?.close()
  else answerAll(requests.slice(apart + 1), open)
}

port.postMessage(answerTo(() => void (database = new Database(file))))
port.on('message', (request: Request) => {
  const open = database as Database
  answerAll(queued(request), open)
  // If there is no room for it, everything stays in the journal, and whoever appends is told.
  if (request.do !== 'close') answerTo(() => open.tidy())
})
