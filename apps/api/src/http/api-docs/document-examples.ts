import { EXAMPLES } from './examples.ts'

/** The parts of a JSON Schema that an example needs. */
interface Schema {
  type?: string | string[]
  pattern?: string
  minimum?: number
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  enum?: unknown
  const?: unknown
  examples?: unknown[]
}

interface Call {
  parameters?: { name: string; schema: Schema }[]
  requestBody?: Answer
  responses?: Record<string, Answer>
}

interface Answer {
  content?: Record<string, { schema?: Schema }>
}

/** Gives the fields of every call an example by name, from which tools assemble whole bodies. */
export function documentExamples<D extends { paths?: object }>(document: D): D {
  const calls = Object.values(document.paths ?? {}).flatMap((item: object): Call[] =>
    Object.values(item),
  )
  for (const { parameters = [], requestBody, responses } of calls) {
    for (const { name, schema } of parameters) addExamples(schema, name)
    for (const { content = {} } of [requestBody ?? {}, ...Object.values(responses ?? {})]) {
      for (const { schema } of Object.values(content)) addExamples(schema ?? {}, '')
    }
  }
  return document
}

function addExamples(schema: Schema, name: string): void {
  const example = EXAMPLES[name]?.find(
    (value) => isOfType(schema, value) && isFormed(schema, value) && isAtLeast(schema, value),
  )
  if (example !== undefined && !schema.enum && schema.const === undefined) {
    schema.examples = [example]
  }
  for (const [field, part] of Object.entries(schema.properties ?? {})) addExamples(part, field)
  if (schema.items) addExamples(schema.items, name)
  for (const choice of schema.anyOf ?? []) addExamples(choice, name)
}

const isAtLeast = ({ minimum }: Schema, value: unknown) =>
  minimum === undefined || typeof value !== 'number' || value >= minimum

const isOfType = ({ type = [] }: Schema, value: unknown) =>
  [type]
    .flat()
    .some((one) =>
      one === 'integer'
        ? Number.isInteger(value)
        : one === (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value),
    )

const isFormed = ({ pattern }: Schema, value: unknown) =>
  pattern === undefined || (typeof value === 'string' && new RegExp(pattern).test(value))
