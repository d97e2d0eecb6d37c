import { type ExampleSchema, exampleOf } from './example-of.ts'
import { EXAMPLE_BODIES } from './example-values.ts'

interface Media {
  schema?: ExampleSchema
  example?: unknown
}

interface Call {
  parameters?: { name: string; schema?: ExampleSchema; example?: unknown }[]
  requestBody?: { content?: Record<string, Media> }
  responses?: Record<string, { content?: Record<string, Media> }>
}

/** Gives every call an example of what is sent, and of every answer that is no refusal. */
export function documentExamples<D extends { paths?: object }>(document: D): D {
  const paths: [string, Record<string, Call>][] = Object.entries(document.paths ?? {})
  for (const [path, item] of paths) {
    for (const [method, call] of Object.entries(item)) {
      addExamples(call, EXAMPLE_BODIES[`${method} ${path}`])
    }
  }
  return document
}

function addExamples({ parameters = [], requestBody, responses = {} }: Call, body: unknown): void {
  for (const parameter of parameters) {
    parameter.example ??= exampleOf(parameter.schema ?? {}, parameter.name)
  }
  const sent = Object.values(requestBody?.content ?? {})
  const answered = Object.entries(responses)
    .filter(([status]) => Number(status) < 400)
    .flatMap(([, { content = {} }]) => jsonOf(content))
  for (const media of sent) media.example ??= body
  for (const media of [...sent, ...answered]) media.example ??= exampleOf(media.schema ?? {})
}

const jsonOf = (content: Record<string, Media>) =>
  Object.entries(content).flatMap(([type, media]) => (type.endsWith('json') ? [media] : []))
