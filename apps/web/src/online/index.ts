export { JoinByCode } from './home/join-by-code.tsx'
export { MyTables } from './home/my-tables.tsx'
export { OpenTables } from './home/open-tables.tsx'
