/**
 * What `#browser/` imports look like to the rules, the server and the terminal, whose programs know neither a DOM nor
 * React: `ui/load.ts` gives them their types back.
 */
export declare const ui: unknown
export declare const Poster: unknown
