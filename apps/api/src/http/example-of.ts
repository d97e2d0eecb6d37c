import { EXAMPLE_TEXTS, EXAMPLE_VALUES } from './example-values.ts'

/** A part of a JSON Schema, as far as an example needs it. */
export interface ExampleSchema {
  type?: string | string[]
  properties?: Record<string, ExampleSchema>
  items?: ExampleSchema
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: ExampleSchema[]
  oneOf?: ExampleSchema[]
  allOf?: ExampleSchema[]
  minimum?: number
  maximum?: number
  multipleOf?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
}

/** A value that a schema allows, chosen by the name of its field; undefined where only a file will do. */
export function exampleOf(schema: ExampleSchema, name = ''): unknown {
  if (schema.const !== undefined) return schema.const
  const named = EXAMPLE_VALUES[name]?.find((value) => allows(schema, value))
  if (named !== undefined) return named
  if (schema.enum) return schema.enum[0]
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (choices) {
    const choice = choices.find((one) => !typesOf(one).includes('null')) ?? choices[0]
    return choice && exampleOf(choice, name)
  }
  return byType(schema, name)
}

function byType(schema: ExampleSchema, name: string): unknown {
  const [type] = typesOf(schema)
  switch (type) {
    case 'object':
      return objectExample(schema)
    case 'array':
      return [exampleOf(schema.items ?? {}, `${name}[]`)]
    case 'integer':
      return Math.max(1, schema.minimum ?? 1)
    case 'number':
      return Math.max(1, schema.minimum ?? 1)
    case 'boolean':
      return false
    case 'string':
      if (schema.format === 'binary') return undefined
      return EXAMPLE_TEXTS.find((text) => allows(schema, text))
    case 'null':
      return null
    default:
      return {}
  }
}

function objectExample({ properties = {} }: ExampleSchema) {
  const fields = Object.entries(properties).map(([name, schema]) => [name, exampleOf(schema, name)])
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

const typesOf = ({ type = [] }: ExampleSchema) => [type].flat()

/** Whether a plain value fits; of objects and lists the parts are looked at one by one instead. */
function allows(schema: ExampleSchema, value: unknown): boolean {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.some((choice) => allows(choice, value))
  if (schema.const !== undefined) return schema.const === value
  if (schema.enum) return schema.enum.includes(value)
  const types = typesOf(schema)
  if (value === null) return types.includes('null')
  if (typeof value === 'string') return types.includes('string') && allowsText(schema, value)
  if (typeof value === 'number') return allowsNumber(schema, types, value)
  return false
}

function allowsText(
  { pattern, minLength = 0, maxLength = 9_999, format }: ExampleSchema,
  text: string,
) {
  if (format === 'binary') return false
  if (text.length < minLength || text.length > maxLength) return false
  return pattern === undefined || new RegExp(pattern).test(text)
}

function allowsNumber(schema: ExampleSchema, types: string[], value: number): boolean {
  const { minimum = -Infinity, maximum = Infinity } = schema
  const isOfType =
    types.includes('number') || (types.includes('integer') && Number.isInteger(value))
  return isOfType && value >= minimum && value <= maximum
}
