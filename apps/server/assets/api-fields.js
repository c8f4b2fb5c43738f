// Shows a JSON Schema as lists of fields. What comes from the server is set as text, never as markup.
export const make = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}

const variantsOf = (schema) => schema.anyOf ?? schema.oneOf ?? []
const hasFields = (schema) => Boolean(schema.properties) || variantsOf(schema).some(hasFields)

/** The type of a value, in a few words; a name leads to its form. */
function typeOf(schema) {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1)
    return [make('a', { href: `#form-${name}`, textContent: name })]
  }
  if (schema.const !== undefined) return [JSON.stringify(schema.const)]
  if (schema.enum) return [schema.enum.map((each) => JSON.stringify(each)).join(' | ')]
  const variants = variantsOf(schema)
  if (variants.length > 0) {
    if (variants.some(hasFields)) return ['one of']
    return variants.flatMap((each, index) => (index ? [' | ', ...typeOf(each)] : typeOf(each)))
  }
  if (schema.prefixItems)
    return ['[', ...schema.prefixItems.flatMap((each, i) => [i ? ', ' : '', ...typeOf(each)]), ']']
  if (schema.type === 'array') return ['list of ', ...typeOf(schema.items ?? {})]
  return [[schema.type ?? 'anything', range(schema)].filter(Boolean).join(' ')]
}

const isBounded = (limit) => limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER

function range({ minimum, maximum, maxLength }) {
  if (maxLength !== undefined) return `of at most ${maxLength} characters`
  if (isBounded(minimum) && isBounded(maximum)) return `from ${minimum} to ${maximum}`
  return isBounded(minimum) ? `from ${minimum}` : ''
}

/** The fields inside a schema, as nested lists. */
export function fields(schema) {
  const inner = schema.type === 'array' ? (schema.items ?? {}) : schema
  if (inner.allOf) return inner.allOf.flatMap(fields)
  const variants = variantsOf(inner)
  if (variants.some(hasFields)) return [make('ul', {}, ...variants.map(variant))]
  if (!inner.properties) return []
  const rows = Object.entries(inner.properties).map(([name, each]) => row(name, each, inner.required ?? []))
  return [make('ul', {}, ...rows)]
}

function variant(schema) {
  const type = schema.properties?.type ?? schema.properties?.t ?? schema.properties?.kind
  const name = type?.const ?? type?.enum?.[0]
  const title = name === undefined ? typeOf(schema) : [make('code', { textContent: name })]
  return make('li', {}, ...title, ...fields(schema))
}

function row(name, schema, required) {
  return make('li', {}, ...line(name, schema, required), ...fields(schema))
}

/** A field in one line: its name, its type, what it means. */
function line(name, schema, required) {
  const mark = required.includes(name) ? '' : '?'
  const fallback = schema.default === undefined ? '' : ` (${JSON.stringify(schema.default)} if not given)`
  const about = [schema.description ?? '', fallback].join('')
  const type = make('span', { className: 'type' }, ...typeOf(schema))
  return [make('code', { textContent: `${name}${mark}` }), ' ', type, ...(about ? [` – ${about}`] : [])]
}

/** All of a form: its fields, or what it is one of. */
export function whole(schema) {
  const inside = fields(schema)
  return inside.length > 0 ? inside : [make('p', {}, ...typeOf(schema))]
}

/** A place to open, filled when it is opened for the first time. */
export function folded(title, fill, properties = {}) {
  const details = make('details', properties, make('summary', {}, ...title))
  details.addEventListener('toggle', () => details.childElementCount > 1 || details.append(...fill()))
  return details
}

/** A parameter, with what it takes. */
export const parameterLine = ({ name, required, description, schema }) =>
  make('span', {}, ...line(name, { ...schema, description }, required ? [name] : []))
