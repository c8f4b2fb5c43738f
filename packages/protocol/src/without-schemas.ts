/**
 * All that a browser needs to play at a table. It trusts the server and checks nothing, so none of this may import the
 * schemas at run time: they would be a third of the client's size. Their types cost nothing.
 */
export type { Call, CallChoices, CallSettings, MailAddress } from './calls.ts'
export type { ClientMessage, ClientMessageInput } from './client.ts'
export * from './codes.ts'
export type { GameDice, HouseDice } from './dice.ts'
export type { DiceInfo, ToldAsk } from './table-dice.ts'
export * from './follower.ts'
export type {
  DeviceGameInput,
  FinishedGame,
  HistoryPage,
  KeptGameAnswer,
  KeptReviewJson,
  ReviewFiguresInput,
  SharedLink,
  StatisticsAnswer,
  WholeReview,
} from './history.ts'
export type {
  BotList,
  CreatedTable,
  CreateTableInput,
  HolidayAnswer,
  LinkMade,
  Me,
  OwnTable,
  PasskeyList,
  PersonalData,
  SharedAddress,
  TableSummary,
} from './http.ts'
export * from './loopback.ts'
export * from './names.ts'
export * from './phrases.ts'
export * from './seat-device.ts'
export type { Said, ServerMessage, ServerMessageOf, Watching } from './server.ts'
export type {
  ChangedSettings,
  Clock,
  SeatInfo,
  TableInfo,
  TablePhase,
  TableSettings,
  TableSettingsInput,
} from './table.ts'
export * from './version.ts'
export * from './vocabulary.ts'
export * from './wire.ts'
