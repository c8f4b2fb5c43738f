/** What terminals obey instead of showing it, and what turns a line round. */
const OBEYED = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu

/** A text by others as a terminal may show it: a file or a house could else write a verdict of its own over ours. */
export function plain(text: string): string {
  return text.replace(OBEYED, (character) => (character === '\n' ? character : '\ufffd'))
}
