/** The longest name, in characters. */
export const NAME_LENGTH = 24

/** A character that can be seen: it is not blank, and neither breaks the line nor turns it round. */
export const VISIBLE = String.raw`[^\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]`
/** In a name, what joins two drawings to one emoji may stand only there: two names that look alike are one. */
const JOINT = String.raw`(?<=\p{Emoji_Modifier}|\p{Extended_Pictographic}\ufe0f?)\u200d(?=\p{Extended_Pictographic})`

/** What a name looks like; towers of accents would hide what stands above. */
export const NAME_PATTERN = new RegExp(String.raw`^(?!.*\p{M}{5})(?:${VISIBLE}|${JOINT})+$`, 'u')

/** What was typed or pasted as a name, without anything that no name may have; empty if nothing is left. */
export function cleanName(typed: string): string {
  const shown = typed.match(new RegExp(`${VISIBLE}|${JOINT}`, 'gu'))?.join('') ?? ''
  let name = ''
  for (const letter of shown.replace(/(\p{M}{4})\p{M}+/gu, '$1').trim()) {
    if (name.length + letter.length > NAME_LENGTH) break
    name += letter
  }
  return name.replace(/\u200d$/, '').trim()
}
