/**
 * All that a browser needs to play at a table. It trusts the server and checks nothing, so none of this may import the
 * schemas at run time: they would be a third of the client's size. Their types cost nothing.
 */
export type { ClientMessage, ClientMessageInput } from './client.ts'
export * from './codes.ts'
export * from './follower.ts'
export type {
  BotList,
  CreatedTable,
  CreateTableInput,
  LinkMade,
  Me,
  PasskeyList,
  PersonalData,
  SharedAddress,
  TableSummary,
} from './http.ts'
export * from './loopback.ts'
export * from './phrases.ts'
export type { Said, ServerMessage, ServerMessageOf } from './server.ts'
export type { Clock, SeatInfo, TableInfo, TablePhase, TableSettings, TableSettingsInput } from './table.ts'
export * from './version.ts'
export * from './vocabulary.ts'
export * from './wire.ts'
