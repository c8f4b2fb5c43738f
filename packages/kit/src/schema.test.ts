import { describe, expect, it } from 'vitest'
import { flag, list, oneOf, option, optionsSpec, record, refine, text, variants, whole } from './schema.ts'

const spec = optionsSpec(
  {
    count: option('How many.', whole({ min: 1, max: 3 }), 1),
    mood: option('How it feels.', oneOf(['calm', 'wild', 1]), 'calm'),
    loud: option('With sound.', flag(), false),
    shapes: option(
      'Own shapes.',
      list(
        variants<object>({
          dot: record({ kind: oneOf(['dot']), name: text() }),
          line: refine(record({ kind: oneOf(['line']), length: whole({ min: 0 }) }), ({ length }) =>
            length % 2 ? 'must have an even length' : undefined,
          ),
        }),
        { min: 1, max: 2 },
      ),
      undefined,
    ),
  },
  ({ count }, players) => (count > players ? 'option count must not exceed the players' : undefined),
)

describe('options', () => {
  it('fills in what is not given and drops unknown keys of records', () => {
    expect(spec.parse({}, 2)).toEqual({
      ok: true,
      value: { count: 1, mood: 'calm', loud: false, shapes: undefined },
    })
    const given = { mood: 1, shapes: [{ kind: 'dot', name: 'a', extra: 1 }] }
    expect(spec.parse(given, 2)).toMatchObject({
      ok: true,
      value: { mood: 1, shapes: [{ kind: 'dot', name: 'a' }] },
    })
  })

  it.each([
    [{ count: 4 }, 'option count must be a whole number from 1 to 3, not 4'],
    [{ count: 1.5 }, 'option count must be a whole number'],
    [{ count: null }, 'option count must be a whole number from 1 to 3, not null'],
    [{ count: 3 }, 'must not exceed'],
    [{ mood: 'sad' }, '"calm" or "wild" or 1'],
    [{ loud: 'yes' }, 'true or false'],
    [{ shapes: {} }, 'a list'],
    [{ shapes: [] }, '1 to 2 entries, not 0'],
    [{ shapes: [{ kind: 'dot' }] }, 'option shapes[0].name must be a string'],
    [{ shapes: [{ kind: 'line', length: 3 }] }, 'option shapes[0] must have an even length'],
    [{ shapes: [{ kind: '__proto__' }] }, 'option shapes[0].kind must be "dot" or "line"'],
    [JSON.parse('{"__proto__":{}}'), 'unknown option "__proto__"; known: count, mood, loud, shapes'],
    [[], 'options must be an object'],
  ])('refuses %j', (raw, message) => {
    expect(spec.parse(raw, 2)).toMatchObject({
      ok: false,
      error: { code: 'bad-options', message: expect.stringContaining(message) },
    })
  })

  it('is its own JSON Schema', () => {
    expect(spec.schema).toMatchObject({
      type: 'object',
      additionalProperties: false,
      properties: {
        count: { type: 'integer', minimum: 1, maximum: 3, default: 1 },
        mood: { enum: ['calm', 'wild', 1] },
      },
    })
  })
})
