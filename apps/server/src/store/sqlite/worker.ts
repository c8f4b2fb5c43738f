import { parentPort, workerData } from 'node:worker_threads'
import { Database } from './database.ts'
import type { Answer, Request } from './messages.ts'

/** The thread that owns the database: the event loop of the server never waits for the disk. */
const port = parentPort
if (!port) throw new Error('this file runs as a worker thread')

const { file } = workerData as { file: string }
let database: Database | undefined

function carryOut(request: Request, open: Database): unknown {
  switch (request.do) {
    case 'append':
      return open.append(request.values as (number | string)[])
    case 'load':
      return open.load(request.table)
    case 'sql':
      return open.run(request.sql, request.values)
    case 'backup':
      return open.backup(request.file)
    case 'close':
      return open.close()
  }
}

function answerTo(work: () => unknown): Answer {
  try {
    return { ok: true, value: work() }
  } catch (error) {
    const { message, code } = error as Error & { code?: string }
    return { ok: false, error: { message, code: String(code ?? '') } }
  }
}

port.postMessage(answerTo(() => void (database = new Database(file))))
port.on('message', (request: Request) => {
  port.postMessage(answerTo(() => carryOut(request, database as Database)))
  if (request.do === 'close') port.close()
})
