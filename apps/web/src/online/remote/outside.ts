import { PROTOCOL_VERSION, SUBPROTOCOL } from '@rattlecup/protocol/client'
import { becomeGuest, protocolVersion } from '../api.ts'
import type { Socket, SocketEvents } from './line.ts'
import type { Outside } from './remote-session.ts'

/** The real network. */
export const network: Outside = { openSocket, watch, watchPage, prepare }

/** The address names the table, so that a balancer can send all its people to one node. */
function openSocket(code: string, { onOpen, onText, onClose }: SocketEvents): Socket {
  const address = `${location.origin.replace(/^http/, 'ws')}/ws?table=${encodeURIComponent(code)}`
  const socket = new WebSocket(address, SUBPROTOCOL)
  socket.addEventListener('open', onOpen)
  socket.addEventListener('message', ({ data }) => onText(String(data)))
  socket.addEventListener('close', ({ code }) => onClose(code))
  return socket
}

/** A phone that was asleep, or a network that came or went: the line may look open and be dead. */
function watch(wake: () => void): () => void {
  const look = (): void => void (document.visibilityState === 'visible' && wake())
  addEventListener('online', wake)
  addEventListener('offline', wake)
  document.addEventListener('visibilitychange', look)
  return () => {
    removeEventListener('online', wake)
    removeEventListener('offline', wake)
    document.removeEventListener('visibilitychange', look)
  }
}

function watchPage(changed: (isShown: boolean) => void): () => void {
  const tell = (): void => changed(document.visibilityState === 'visible')
  if (document.visibilityState === 'hidden') tell()
  document.addEventListener('visibilitychange', tell)
  return () => document.removeEventListener('visibilitychange', tell)
}

async function prepare(): Promise<'ready' | 'outdated'> {
  const [version] = await Promise.all([protocolVersion(), becomeGuest()])
  return version.ok && version.value.protocol !== PROTOCOL_VERSION ? 'outdated' : 'ready'
}
