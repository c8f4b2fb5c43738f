/** What the home page says of each game before anything of it is loaded; a test compares it with the registry. */
export const SHOWN_GAMES = [
  { id: 'qwixx', title: 'Qwixx', players: { min: 1, max: 5 } },
  { id: 'gambler', title: 'Gambler', players: { min: 2, max: 6 } },
  { id: 'onecard', title: 'Alles auf 1 Karte', players: { min: 1, max: 4 } },
  { id: 'strike', title: 'Strike', players: { min: 2, max: 5 } },
] as const
