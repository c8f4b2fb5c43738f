// Shows the API's own description and lets every request be tried. What comes from the server is set as text, never as markup.
import { folded, make, parameterLine, whole } from './api-fields.js'

const at = (id) => document.getElementById(id)
const api = await (await fetch('/api/openapi.json')).json()
const requests = new Map()

/** A command counts once by its id: each that is sent gets one of its own. */
const freshId = () =>
  `try-${[...crypto.getRandomValues(new Uint32Array(3))].map((n) => n.toString(36)).join('')}`

/** The value of an OpenAPI expression such as `$response.body#/code`, also inside an object. */
function resolve(value, body) {
  if (typeof value === 'string' && value.startsWith('$response.body#/'))
    return value
      .slice(16)
      .split('/')
      .reduce((inside, key) => inside?.[key], body)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, resolve(each, body)]))
}

/** Keeps what an answer is good for: the document says which values a next request takes. */
function keep(id, links, body) {
  if (id === 'makeBot' && body.token) at('token').value = body.token
  for (const { operationId, parameters = {}, requestBody } of Object.values(links ?? {})) {
    const next = requests.get(operationId)
    for (const [name, value] of Object.entries(resolve(parameters, body)))
      if (value !== undefined) next.place(name, value)
    const linked = resolve(requestBody, body)
    if (linked && Object.values(linked).every((value) => value !== undefined)) next.offer(linked)
  }
}

/** One request: its form, and how to send it. */
function request(path, method, description) {
  const { operationId: id, parameters = [], requestBody, responses, security } = description
  const media = requestBody?.content['application/json']
  const examples = Object.entries(media?.examples ?? {})
  const inputs = new Map(
    parameters.map(({ name, required, example }) => [
      name,
      make('input', { name, required, value: example ?? '', autocomplete: 'off' }),
    ]),
  )
  const text = media && make('textarea', { spellcheck: false, value: shown(examples[0]?.[1].value ?? {}) })
  const choice = make(
    'select',
    {},
    ...examples.map(([key, { summary }]) => make('option', { value: key }, summary)),
  )
  choice.addEventListener('change', () => choose(choice.value))
  const status = make('p', { role: 'status' })
  const answer = make('pre', { tabIndex: 0, role: 'region', ariaLabel: `The answer of ${id}` })
  const stop = make('button', { type: 'button', textContent: 'Stop', hidden: true })
  let offered

  const choose = (key) => {
    const value = media.examples[key].value
    choice.value = key
    text.value = shown(offered && offered.t === value.t ? offered : value)
  }
  const address = () => {
    let url = path
    const query = new URLSearchParams()
    for (const { name, in: where } of parameters) {
      const { value } = inputs.get(name)
      if (where === 'path')
        url = url.replace(`{${name}}`, name === 'path' ? encodeURI(value) : encodeURIComponent(value))
      else if (value) query.set(name, value)
    }
    return query.size > 0 ? `${url}?${query}` : url
  }
  const send = async (line = status, into = answer) => {
    if (text) text.value = withFreshId(text.value)
    const control = new AbortController()
    stop.hidden = false
    stop.addEventListener('click', () => control.abort(), { once: true })
    const token = at('token').value.trim()
    const headers = {
      ...(text ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    }
    line.textContent = `${method.toUpperCase()} ${address()} …`
    into.textContent = ''
    try {
      const options = { method, headers, signal: control.signal, ...(text ? { body: text.value } : {}) }
      const response = await fetch(address(), options)
      line.textContent = `${response.status} ${method.toUpperCase()} ${address()}`
      const body = await show(response, into)
      if (response.ok && body) keep(id, responses[200].links, body)
      return response.ok
    } catch (error) {
      line.append(control.signal.aborted ? ' (stopped)' : ` (${error.message})`)
      return false
    } finally {
      stop.hidden = true
    }
  }
  const form = make(
    'form',
    { noValidate: true },
    make('p', {}, security.length > 0 ? 'Needs a guest or a bot.' : 'Anybody may.'),
    ...parameters.map((each) => make('label', {}, parameterLine(each), inputs.get(each.name))),
    ...(examples.length > 1 ? [make('label', {}, 'Example', choice)] : []),
    ...(text ? [make('label', {}, 'Body', text)] : []),
    make('p', { className: 'buttons' }, make('button', { textContent: 'Send' }), stop),
    status,
    answer,
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send()
  })
  const place = (name, value) => {
    inputs.get(name).value = value
    if (name === 'code') at('code').value = value
  }
  const offer = (value) => {
    offered = value
    if (choice.value === value.t || examples.length === 1) text.value = shown(value)
  }
  const parts = [form, ...(media ? [folded(['Body'], () => whole(media.schema))] : []), ...answers(responses)]
  const title = [make('code', { textContent: `${method.toUpperCase()} ${path}` }), ` ${description.summary}`]
  const element = make('details', { id }, make('summary', {}, ...title), ...parts)
  requests.set(id, { element, place, offer, choose, send, inputs })
  return element
}

const shown = (value) => JSON.stringify(value, null, 2)

function withFreshId(text) {
  try {
    const body = JSON.parse(text)
    return body && typeof body.i === 'string' ? shown({ ...body, i: freshId() }) : text
  } catch {
    return text
  }
}

/** What can be answered: fields of the usual answer, codes of the others. */
function answers(responses) {
  return Object.entries(responses).map(([status, { description, content = {} }]) => {
    const [[type, { schema }] = ['', { schema: {} }]] = Object.entries(content)
    const isRefusal = status !== '200'
    const title = isRefusal ? `Answer ${status}: ${codes(schema)}` : `Answer ${status}, ${type}`
    const lines = () =>
      description.split('\n\n').map((line) => make('p', { textContent: line.replaceAll('`', '') }))
    return folded([title], () => (isRefusal ? lines() : whole(schema)))
  })
}

const codes = (schema) => schema.allOf[1].properties.error.properties.code.enum.join(', ')

/** Shows an answer as it comes, so that a stream can be watched; answers its JSON. */
async function show(response, into) {
  const type = response.headers.get('content-type') ?? ''
  if (/zip|octet-stream/.test(type)) {
    into.textContent = `${(await response.arrayBuffer()).byteLength} bytes`
    return undefined
  }
  if (type.includes('application/json')) {
    const body = await response.json()
    into.textContent = shown(body)
    return body
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) into.append(part.value)
  return undefined
}

/** Which operation tells what may be moved now, so that moves can be made again and again. */
const LOOK = 'getPosition'

function step({ title, operation, example }) {
  const button = make('button', { type: 'button' }, title)
  const name = make('a', { href: `#${operation}`, textContent: operation })
  const item = make('li', {}, button, ' ', name)
  button.addEventListener('click', async () => {
    const chosen = requests.get(operation)
    if (example === 'move') await requests.get(LOOK).send()
    if (example) chosen.choose(example)
    item.className = (await chosen.send(at('tour-status'), at('tour-answer'))) ? 'done' : 'refused'
  })
  name.addEventListener('click', () => (requests.get(operation).element.open = true))
  return item
}

const paragraphs = (text) =>
  text.split('\n\n').map((part) => make('p', { textContent: part.replaceAll('`', '') }))

at('about').replaceWith(...paragraphs(api.info.description))
for (const { name, description } of api.tags) {
  const own = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, each]) => each.tags.includes(name))
      .map(([method, each]) => request(path, method, each)),
  )
  at('operations').append(
    make('section', {}, make('h2', { textContent: name }), ...paragraphs(description), ...own),
  )
}
for (const [name, schema] of Object.entries(api.components.schemas)) {
  const title = [make('code', { textContent: name }), schema.title ? ` ${schema.title}` : '']
  at('schemas').append(folded(title, () => whole(schema), { id: `form-${name}` }))
}
at('tour').append(...api['x-tour'].map(step))
at('code').addEventListener('input', () => {
  for (const { inputs } of requests.values())
    if (inputs.has('code')) inputs.get('code').value = at('code').value
})
// A link to a folded place opens it.
const unfold = () => {
  const target = location.hash && at(location.hash.slice(1))
  if (target?.tagName === 'DETAILS') target.open = true
}
addEventListener('hashchange', unfold)
unfold()
