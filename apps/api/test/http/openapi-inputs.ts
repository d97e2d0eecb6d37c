import fc from 'fast-check'
import type { JsonSchema, Operation } from './openapi-operations.ts'

interface FuzzInput {
  url: string
  body: string | undefined
}

const HOSTILE_TEXTS = [
  '',
  ' ',
  '\0',
  '\ud800',
  '\u202eevil',
  "'; drop table orders; --",
  '%',
  '_',
  '\\',
  'a & | b',
  '<script>alert(1)</script>',
  '{{7*7}}',
  'a@example.com\r\nBcc: b@example.com',
  'a@example.com, b@example.com',
  '../../etc/passwd',
  '9'.repeat(400),
  'x'.repeat(5_000),
  '😀'.repeat(300),
]

const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, {}, [], [[]], { a: 1 }, ...HOSTILE_TEXTS),
  fc.constantFrom(0, -1, 1.5, 1e308, 2 ** 31, 2 ** 53, 2 ** 60, -0.01, 0.001),
  fc.string({ unit: 'binary', maxLength: 40 }),
)

/** Mostly values that match a schema, sometimes hostile ones. */
function valuesFor(schema: JsonSchema, depth = 0): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 12, arbitrary: fitting(schema, depth) },
    { weight: 1, arbitrary: hostile },
  )
}

function fitting(schema: JsonSchema, depth: number): fc.Arbitrary<unknown> {
  if (depth > 6) return fc.constant(null)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices && choices.length > 0) {
    return fc.oneof(...choices.map((choice) => valuesFor(choice, depth + 1)))
  }
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object') return objectOf(schema, depth)
  if (type === 'array') return fc.array(valuesFor(schema.items ?? {}, depth + 1), { maxLength: 4 })
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'integer' || type === 'number') return numberOf(schema, type)
  if (type === 'string') return textOf(schema)
  return hostile
}

function numberOf({ minimum = 0, maximum = 1_000 }: JsonSchema, type: string) {
  const max = Math.max(minimum, Math.min(maximum, minimum + 100))
  const whole = fc.integer({ min: Math.ceil(minimum), max: Math.floor(max) })
  return type === 'integer'
    ? whole
    : fc.oneof(
        whole,
        whole.map((cents) => cents / 100),
      )
}

const textOf = (_schema: JsonSchema): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom('Ada', 'ada@example.com', '5125550148', 'TX', 'US', '1', '-1', 'tok_visa'),
    fc.string({ maxLength: 20 }),
    fc.constantFrom(...HOSTILE_TEXTS),
  )

function objectOf({ properties = {}, required = [] }: JsonSchema, depth: number) {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, valuesFor(schema, depth + 1)]),
  )
  const known = fc.record(fields, { requiredKeys: required.filter((name) => name in fields) })
  // Unknown fields are ignored and never stored (Decisions §5).
  const extra = fc.constantFrom(
    {},
    {},
    { role: 'OWNER', custType: 'S' },
    { custId: 1, orderStatus: 'CLOSED' },
  )
  return fc.tuple(known, extra).map(([value, more]) => ({ ...more, ...value }))
}

const pathPart = (schema: JsonSchema) =>
  fc.oneof(
    fc.constantFrom('1', '2', '0', '-1', '99999999999999999999', 'x', '%00', '%E0%A4%A', "'"),
    // A segment of only dots is a different address for any client.
    textOf(schema).map((text) =>
      encodeURIComponent(text.toWellFormed()).slice(0, 200).replace(/^\.*$/, 'x'),
    ),
  )

const brokenBodies = fc.constantFrom(
  '{',
  '',
  'null',
  '"text"',
  '[',
  '{"a":1,}',
  `${'['.repeat(40_000)}${']'.repeat(40_000)}`,
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  `{"orderItems":"\\u0000"}`,
  `{"a":"\\ud800"}`,
)

/** One request: mostly well formed, sometimes broken on purpose. */
export function anyInput(operation: Operation): fc.Arbitrary<FuzzInput> {
  const url = addressOf(operation)
  if (operation.method === 'GET') return url.map((address) => ({ url: address, body: undefined }))
  const wellFormed = valuesFor(operation.body ?? { type: 'object' }).map(stringify)
  const body = fc.oneof(
    { weight: 9, arbitrary: wellFormed },
    { weight: 1, arbitrary: brokenBodies },
  )
  return fc.record({ url, body })
}

const stringify = (value: unknown) => JSON.stringify(value) ?? 'null'

function addressOf({ path, parameters }: Operation): fc.Arbitrary<string> {
  const parts = parameters.filter((parameter) => parameter.in === 'path')
  const query = parameters.filter((parameter) => parameter.in === 'query')
  return fc
    .tuple(
      fc.tuple(...parts.map(({ schema }) => pathPart(schema))),
      fc.tuple(...query.map(({ schema }) => fc.option(textOf(schema), { nil: undefined }))),
    )
    .map(([values, texts]) => {
      const filled = parts.reduce(
        (address, { name }, index) => address.replace(`{${name}}`, values[index] ?? ''),
        path,
      )
      const search = new URLSearchParams()
      query.forEach(({ name }, index) => {
        const text = texts[index]
        if (text !== undefined) search.append(name, text.toWellFormed())
      })
      return `/api${filled}${search.size > 0 ? `?${search}` : ''}`
    })
}
