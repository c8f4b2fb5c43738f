import { expect, it } from 'vitest'
import { linkWithTables, readDeviceLink } from './device-link.ts'

it('carries the token and the tables to another device', () => {
  const link = linkWithTables('https://dice.example/link#to-ke_n', ['ABCDE', 'QWXYZ'])
  expect(readDeviceLink(new URL(link).hash)).toEqual({ token: 'to-ke_n', tables: ['ABCDE', 'QWXYZ'] })
})

it('reads a link without tables, and lets nothing pass for a table that is none', () => {
  expect(readDeviceLink('#token')).toEqual({ token: 'token', tables: [] })
  expect(readDeviceLink('#token.../..ABCDE.abcde')).toEqual({ token: 'token', tables: ['ABCDE'] })
  expect(readDeviceLink('')).toEqual({ token: '', tables: [] })
})
