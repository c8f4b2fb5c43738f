import { once } from 'node:events'
import { connect } from 'node:net'

/** Sends bytes as they are and answers the status of the first answer. */
export async function rawStatus(address: string, text: string): Promise<number> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.write(text)
  const [data] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return Number(String(data).split(' ')[1])
}
