/**
 * Nobody needs to see colour: each has a symbol of its own, the same in every game.
 * `sign` is what a terminal prints, `path` what a screen draws in a square of 24.
 * They can be told apart at any angle, as on a die that lies askew.
 */
export const SYMBOLS = {
  red: {
    sign: '♥',
    path: 'M12 21C4.5 15 2.5 11.4 2.5 8.4A4.9 4.9 0 0 1 12 6.6a4.9 4.9 0 0 1 9.5 1.8c0 3-2 6.6-9.5 12.6Z',
  },
  orange: { sign: '●', path: 'M12 2.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19Z' },
  yellow: { sign: '▲', path: 'M12 2.2 22.6 21H1.4Z' },
  green: { sign: '■', path: 'M3.4 3.4h17.2v17.2H3.4Z' },
  blue: { sign: '◆', path: 'M12 .8 20.2 12 12 23.2 3.8 12Z' },
  purple: {
    sign: '★',
    path: 'M12 1.6 14.9 8.6 22.5 9.2 16.7 14.1 18.5 21.5 12 17.5 5.5 21.5 7.3 14.1 1.5 9.2 9.1 8.6Z',
  },
} as const satisfies Record<string, { readonly sign: string; readonly path: string }>

export type SymbolColour = keyof typeof SYMBOLS
