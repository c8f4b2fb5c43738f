import { isHouseFile, type Claim, type GameFile, type HouseFile, type Verdict } from '@rattlecup/kit'

const MOST_FAULTS = 20

/** A verdict in sentences: what is wrong, what was proved, and what was not. */
export function reportOf(file: GameFile | HouseFile, verdict: Verdict): string {
  const { fair, rolls, scheme } = verdict
  return [
    `${file.game}, ${file.players} players, ${file.events.length} events, ${rolls} rolls checked, ${scheme}`,
    ...(fair
      ? ['Fair: the secret is the promised one and every roll follows from it.']
      : faultLines(verdict)),
    ...linkLines(file, verdict),
    ...list('Proved:', verdict.proved, PROVED),
    ...list('NOT proved:', verdict.notGiven, NOT_PROVED),
  ].join('\n')
}

function faultLines({ faults }: Verdict): string[] {
  const told = faults
    .slice(0, MOST_FAULTS)
    .map((fault) => `  ${'event' in fault ? `event ${fault.event}: ` : ''}${fault.message}`)
  if (faults.length > told.length) told.push(`  … and ${faults.length - told.length} more`)
  return ['NOT as promised:', ...told]
}

function linkLines(file: GameFile | HouseFile, { links, rolls }: Verdict): string[] {
  if (!links || !isHouseFile(file)) return []
  const { asks } = file.dice
  const given = links.broken.map(
    (_, seat) => asks.filter((ask) => typeof ask.links[seat] === 'string').length,
  )
  const parts = given.flatMap((count, seat) => (count === 0 ? [] : [`seat ${seat}: ${count}`]))
  const broken = links.broken.flatMap((count, seat) => (count === 0 ? [] : [`seat ${seat}: ${count}`]))
  return [
    `${links.rollsWithout} of ${rolls} rolls had no player's link: those the house could know and choose.`,
    `Links in ${asks.length} rounds of dice: ${parts.join(', ') || 'none'}. Yours should be in all while you were there.`,
    broken.length === 0 ? 'No seal was broken.' : `Broken seals: ${broken.join(', ')}.`,
  ]
}

function list(title: string, claims: readonly Claim[], sentences: Record<Claim, string>): string[] {
  return claims.length === 0 ? [] : [title, ...claims.map((claim) => `  ${sentences[claim]}`)]
}

const PROVED: Record<Claim, string> = {
  rolls: 'every roll follows from the secret and what the players gave',
  rules: 'every move is legal, and the game ended as the file says',
  log: 'opening and end stand in the log that the file names, in this order',
  commitment: 'the commitment is the one you saw',
  seeds: 'your seed is in the dice',
  heads: 'the chains of your seat are yours, and no other',
  digests: 'the game went as your device noted it',
  words: 'the table words are those you saw',
  key: 'the log is the one you know',
}

const NOT_PROVED: Record<Claim, string> = {
  rolls: 'that the rolls follow from the secret',
  rules: 'that the moves are legal',
  log: 'that opening and end stand in a public log (the file names none): the last moves may have been changed',
  commitment: 'that the commitment was shown before the game (--commitment)',
  seeds: 'that your own seed is in the dice (--seed)',
  heads: 'that your own chains are in the dice, and no other at your seat (--head, all of them)',
  digests: 'that the game went as your device noted it (--digest)',
  words: 'that all saw the same table (--words)',
  key: "that the log is the house's own (--key)",
}
