/** The version of every message here. A change that an older client would misread needs a new number. */
export const PROTOCOL_VERSION = 3

/** Named in the WebSocket handshake, so that a client of another version is refused before the first message. */
export const SUBPROTOCOL = `rattlecup.${PROTOCOL_VERSION}`

/** The largest message a client may send, in bytes; a longer one closes the socket. */
export const MAX_MESSAGE_BYTES = 8192
