const GAMES = ['qwixx', 'gambler', 'onecard', 'strike']

/** Every page that can be opened by its address. */
export const PAGES: readonly string[] = [
  '/',
  ...GAMES.flatMap((game) => [`/play/${game}`, `/new/${game}`, `/rules/${game}`, `/learn/${game}`]),
  '/friends/qwixx',
  '/me',
  '/replay',
  '/verify',
  '/settings',
  '/nowhere',
]
