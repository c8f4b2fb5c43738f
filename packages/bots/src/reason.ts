import type { Json } from '@rattlecup/kit'

/** A sentence for each reason there is, by its key; names in braces are blanks, filled in with the reason's values. */
type Sentences = Readonly<Record<string, string>>

/** The names of a sentence's blanks. */
type Blanks<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Blanks<Rest>
  : never

/**
 * The reasons of a list of sentences, as a union: each has its key and exactly the values that its sentence names.
 * `Values` tells what kind of value a blank of each name takes. Who translates them can be held to it at compile time.
 */
export type ReasonOf<List extends Sentences, Values extends Readonly<Record<string, Json>>> = {
  [Key in keyof List & string]: {
    readonly key: Key
    readonly values: {
      readonly [Name in Blanks<List[Key]>]: Name extends keyof Values ? Values[Name] : never
    }
  }
}[keyof List & string]
