import { Ajv2020 } from 'ajv/dist/2020.js'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The parts of a JSON Schema that the tests read. */
export interface JsonSchema {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  required?: string[]
  minimum?: number
  maximum?: number
  pattern?: string
}

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  schema: JsonSchema
}

/** One call of the API as its own document describes it. */
export interface Operation {
  name: string
  method: Method
  path: string
  parameters: Parameter[]
  body: JsonSchema | undefined
  /** Media type to schema by status. */
  answers: Record<string, Record<string, JsonSchema>>
}

interface Described {
  parameters?: Parameter[]
  requestBody?: { content?: Record<string, { schema: JsonSchema }> }
  responses?: Record<string, { content?: Record<string, { schema: JsonSchema }> }>
}

export interface ApiDocument {
  paths?: Record<string, Record<string, Described>>
}

const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'DELETE']

/** Every call in the document. */
export function operationsOf(document: ApiDocument): Operation[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method.toLowerCase()]).map((method) =>
      readOperation(method, path, item[method.toLowerCase()] ?? {}),
    ),
  )
}

function readOperation(method: Method, path: string, described: Described): Operation {
  const answers = Object.entries(described.responses ?? {}).map(([status, { content = {} }]) => [
    status,
    Object.fromEntries(Object.entries(content).map(([type, { schema }]) => [type, schema])),
  ])
  return {
    name: `${method} ${path}`,
    method,
    path,
    parameters: described.parameters ?? [],
    body: described.requestBody?.content?.['application/json']?.schema,
    answers: Object.fromEntries(answers),
  }
}

// Formats are custom terms of the provider; only the shape matters here.
const ajv = new Ajv2020({ strict: false, validateFormats: false, multipleOfPrecision: 6 })
const compiled = new WeakMap<object, ReturnType<typeof ajv.compile>>()

interface Answer {
  statusCode: number
  headers: Record<string, unknown>
  body: string
}

/** How a response violates the document; undefined if it does not. */
export function answerProblem(operation: Operation, answer: Answer): string | undefined {
  const type = String(answer.headers['content-type'] ?? '').split(';')[0] ?? ''
  const described = operation.answers[String(answer.statusCode)]
  if (!described) return `${operation.name} does not describe ${answer.statusCode}: ${answer.body}`
  if (Object.keys(described).length === 0) return undefined
  const isProblem = answer.statusCode >= 400 && type === 'application/problem+json'
  const schema = described[type] ?? (isProblem ? described['application/json'] : undefined)
  if (!schema) return `${operation.name} answers ${answer.statusCode} as ${type || 'nothing'}`
  if (!type.endsWith('json')) return undefined
  const validate = compiled.get(schema) ?? ajv.compile(schema)
  compiled.set(schema, validate)
  if (validate(JSON.parse(answer.body))) return undefined
  return `${operation.name} ${answer.statusCode}: ${ajv.errorsText(validate.errors)} in ${answer.body}`
}
