import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { FastifyInstance } from 'fastify'
import { sample } from 'openapi-sampler'
import { afterAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { startTestShop } from '../shop/start-test-shop.ts'

interface Media {
  schema: object
  example?: unknown
}

interface Call {
  parameters?: (Media & { in: string; name: string })[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, { content?: Record<string, Media> }>
}

const schemas = new Map<string, z.ZodMiniType>()
// Fastify announces each new server.
const keepSchemas = (message: unknown) => {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', ({ method, url, schema }) => {
    const path = url.replace(/^\/api/, '').replace(/:(\w+)/g, '{$1}')
    const body = schema?.body
    if (body instanceof z.ZodMiniType) schemas.set(`${method} ${path}`, body)
  })
}
subscribe('fastify.initialization', keepSchemas)
const shop = await startTestShop()
unsubscribe('fastify.initialization', keepSchemas)
await shop.app.ready()
afterAll(() => shop.close())
const { paths } = shop.app.swagger() as unknown as { paths: Record<string, Record<string, Call>> }
const calls = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, call]) => [`${method.toUpperCase()} ${path}`, call] as const),
)

const ajv = new Ajv2020({ strict: false, validateFormats: false, multipleOfPrecision: 6 })
const exampleOf = ({ schema, example = sample(schema) }: Media) => example
function problemOf(media: Media) {
  return ajv.validate(media.schema, exampleOf(media)) ? undefined : ajv.errorsText(ajv.errors)
}

const successOf = ({ responses }: Call) =>
  Object.entries(responses).filter(([status]) => Number(status) < 400)

describe.each(calls)('%s', (_name, call) => {
  it('has valid generated examples of its parameters, its body and its response', () => {
    for (const parameter of call.parameters ?? []) {
      expect(problemOf(parameter), parameter.name).toBeUndefined()
    }
    for (const media of Object.values(call.requestBody?.content ?? {})) {
      expect(problemOf(media), 'its body').toBeUndefined()
    }
    for (const [status, { content = {} }] of successOf(call)) {
      const media = Object.entries(content).filter(([type]) => type.endsWith('json'))
      for (const [, one] of media) expect(problemOf(one), status).toBeUndefined()
    }
  })
})

/** JSON bodies, and the schema with which the shop itself validates them. */
const sent = calls.flatMap(([name, { requestBody }]) => {
  const media = requestBody?.content['application/json']
  return media ? [{ name, body: exampleOf(media), schema: schemas.get(name) }] : []
})

it.each(sent)('the shop accepts the body of $name', ({ body, schema }) => {
  const taken = schema?.safeParse(body)

  expect(taken?.error).toBeUndefined()
  expect(taken?.success).toBe(true)
})

it('names the fields of an upload', () => {
  const upload = paths['/productImage/upload']?.post?.requestBody?.content['multipart/form-data']

  expect(upload?.schema).toMatchObject({
    properties: { file: { type: 'string', format: 'binary' }, productId: { type: 'integer' } },
    required: ['file', 'productId'],
  })
})
