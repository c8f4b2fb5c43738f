import { rm } from 'node:fs/promises'
import { createConnection, createServer, type Server } from 'node:net'
import { join } from 'node:path'

/** Beside the database: only those who may read that may give orders. */
const socketIn = (folder: string) => join(folder, 'control.sock')

/** The shortest limit there is, macOS's; what is longer is cut off without a word. */
const LONGEST_PATH = 103

type Order = { readonly backup: string }
type Reply = { readonly ok: true } | { readonly ok: false; readonly message: string }

/** Takes orders from this machine's own commands while the server runs: only it may touch the database. */
export async function listenForOrders(
  folder: string,
  backup: (file: string) => Promise<void>,
): Promise<Server> {
  const path = socketIn(folder)
  if (Buffer.byteLength(path) > LONGEST_PATH) throw new Error(`the path ${path} is too long for a socket`)
  await rm(path, { force: true })
  const server = createServer((connection) => {
    connection.on('error', () => connection.destroy())
    connection.once('data', (data) => {
      carryOut(data, backup).then((reply) => connection.end(JSON.stringify(reply)))
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen({ path }, resolve)
  })
  return server
}

async function carryOut(data: Buffer, backup: (file: string) => Promise<void>): Promise<Reply> {
  try {
    const order = JSON.parse(String(data)) as Order
    await backup(order.backup)
    return { ok: true }
  } catch (error) {
    return { ok: false, message: (error as Error).message }
  }
}

/** Asks a running server; undefined if none runs here. */
export function order(folder: string, what: Order): Promise<Reply | undefined> {
  return new Promise((resolve) => {
    const connection = createConnection(socketIn(folder), () => connection.write(JSON.stringify(what)))
    let text = ''
    connection.on('data', (data) => void (text += String(data)))
    connection.on('end', () => resolve(replyOf(text)))
    connection.on('error', () => resolve(undefined))
  })
}

/** A server that ends meanwhile says nothing, or half of it. */
function replyOf(text: string): Reply {
  try {
    return JSON.parse(text) as Reply
  } catch {
    return { ok: false, message: 'the server ended before it was done' }
  }
}
