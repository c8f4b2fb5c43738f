import { ERASED_NAME, isHouseFile, parseStrictly, readGameFile, type DiceDevice } from '@rattlecup/kit'
import type { DeviceGame } from '@rattlecup/protocol/client'
import { Thinker } from '../../thinking/thinker.ts'
import { keepAlarm } from './kept-alarms.ts'

/** Holds the file of a game that has ended against all that the device kept. A file that can't be had now may be asked for later. */
export async function checkEnd({ table, game, seat }: DeviceGame, device: DiceDevice): Promise<void> {
  const text = await fetchFile(table, game)
  if (text === undefined || isErased(text)) return
  const file = readGameFile(text)
  if (!file.ok) return raise(file.error.message)
  if (!isHouseFile(file.value)) return raise('the file is not of this game')
  const compared = device.compare(file.value)
  if (!compared.ok) return raise(compared.error.message)
  const thinker = new Thinker()
  const verdict = await thinker.verify({ file: file.value, seen: device.seen }).finally(() => thinker.stop())
  const fault = verdict.ok ? verdict.value.faults[0]?.message : verdict.error.message
  if (fault !== undefined) raise(fault)

  function raise(message: string): void {
    device.raise(message)
    keepAlarm({ table, game, seat }, { alarm: message, memory: device.memory, file: text })
  }
}

/** Where a player had their name deleted, nothing can be proved any more: the house leaves the dice out. */
function isErased(text: string): boolean {
  const file = parseStrictly(text)
  const { dice, chairs } = (file.ok ? file.value : {}) as { dice?: unknown; chairs?: { name?: unknown }[] }
  return dice === undefined && chairs?.some(({ name }) => name === ERASED_NAME) === true
}

async function fetchFile(table: string, game: number): Promise<string | undefined> {
  try {
    const answer = await fetch(`/api/tables/${table}/games/${game}`)
    return answer.ok ? await answer.text() : undefined
  } catch {
    return undefined
  }
}
