// Shows the API's own description and lets every request be tried. What comes from the server is set as text, never as markup.
const make = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}

/** A value that fits a schema, to start from. */
function example(schema) {
  if (schema.default !== undefined) return schema.default
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const variants = schema.oneOf ?? schema.anyOf
  if (variants) return example(variants[0])
  if (schema.type === 'object') {
    const required = (schema.required ?? []).map((key) => [key, example(schema.properties[key])])
    return Object.fromEntries(required)
  }
  if (schema.type === 'array') return []
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(schema.minimum ?? 0, 0)
  return schema.type === 'boolean' ? false : ''
}

function operation(path, method, description) {
  const body = description.requestBody?.content['application/json'].schema
  const inputs = (description.parameters ?? []).map(({ name }) => make('input', { name, required: true }))
  const text = body && make('textarea', { value: JSON.stringify(example(body), null, 2), spellcheck: false })
  const answer = make('pre', { ariaLive: 'polite' })
  const form = make(
    'form',
    {},
    ...inputs.map((input) => make('label', {}, input.name, input)),
    ...(text ? [make('label', {}, 'Body', text)] : []),
    make('button', { textContent: 'Send' }),
    answer,
  )
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const url = inputs.reduce(
      (sofar, { name, value }) => sofar.replace(`{${name}}`, encodeURIComponent(value)),
      path,
    )
    const headers = { 'content-type': 'application/json' }
    const request = text ? { method, headers, body: text.value } : { method }
    await show(await fetch(url, request), answer)
  })
  const title = make(
    'summary',
    {},
    make('code', { textContent: `${method.toUpperCase()} ${path}` }),
    ` ${description.summary}`,
  )
  return make('details', {}, title, form)
}

/** Reads as it comes, so that a stream can be watched. */
async function show(response, into) {
  into.textContent = `${response.status}\n`
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) into.append(part.value)
}

const api = await (await fetch('/api/openapi.json')).json()
document.getElementById('about').textContent = api.info.description
document
  .getElementById('operations')
  .append(
    ...Object.entries(api.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, description]) => operation(path, method, description)),
    ),
  )
