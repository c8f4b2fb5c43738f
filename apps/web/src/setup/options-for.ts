type Options = Readonly<Record<string, unknown>>

/** The options for so many seats: a seat that is no longer there does not begin. */
export function optionsFor(options: Options, seats: number): Options {
  const { first, ...others } = options
  return typeof first === 'number' && first >= seats ? others : options
}
