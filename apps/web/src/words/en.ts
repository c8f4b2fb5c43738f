export const words = {
  home: 'Home',
  notFound: 'There is nothing at this address.',
  gameGone: 'This game is no longer kept on this device.',
  you: 'You',
  turnOf: (name: string) => `${name} to play`,
  yourTurn: 'Your turn',
  over: 'The game is over',
}
