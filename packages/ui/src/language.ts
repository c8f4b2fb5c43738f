import { createContext, use } from 'react'

/** The languages everything is written in; the names are each language's own. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français', it: 'Italiano' } as const
export type Language = keyof typeof LANGUAGES

/** Something that exists in every language, loaded when it is needed. */
export type InEveryLanguage<T> = Readonly<Record<Language, () => Promise<T>>>

export function isLanguage(text: unknown): text is Language {
  return typeof text === 'string' && Object.hasOwn(LANGUAGES, text)
}

/** The first of a browser's wishes that we speak, such as `de` for `de-CH`. */
export function languageFor(wishes: readonly string[]): Language {
  return wishes.map((wish) => wish.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en'
}

export const LanguageContext = createContext<Language>('en')

export function useLanguage(): Language {
  return use(LanguageContext)
}

/** Picks the form of a word that goes with a number: `plural(3, { one: 'die', other: 'dice' })`. */
export function pluralIn(language: Language) {
  const rules = new Intl.PluralRules(language)
  return (count: number, forms: { readonly one: string; readonly other: string }): string =>
    rules.select(count) === 'one' ? forms.one : forms.other
}

/** A number of seconds, minutes, hours or days in words: "1 day", "3 days". */
export function unitIn(language: Language, unit: 'second' | 'minute' | 'hour' | 'day') {
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
  return (count: number): string => format.format(count)
}

/** French "of" a name: "d’Anna", "de Marc". */
export function frenchOf(name: string): string {
  return /^[aeiouhàâéèêëîïôöùûü]/i.test(name) ? `d’${name}` : `de ${name}`
}

/** An Italian article or preposition with its number: `italianWith('nel', 'nell’', '80%')`; one, eight, eleven and eighty begin with a vowel. */
export function italianWith(usual: string, elided: string, number: string): string {
  return /^(1|8|11|8\d)(?!\d)/.test(number) ? `${elided}${number}` : `${usual} ${number}`
}

/** Italian "to" a name: "ad Anna", "a Marco". */
export function italianTo(name: string): string {
  return /^a/i.test(name) ? `ad ${name}` : `a ${name}`
}

/** Joins a list as the language does: "red, yellow and blue". */
export function listIn(language: Language) {
  const format = new Intl.ListFormat(language, { type: 'conjunction' })
  return (items: readonly string[]): string => format.format(items)
}
