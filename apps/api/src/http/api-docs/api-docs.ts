import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { documentExamples } from './document-examples.ts'
import { documentRefusals } from './document-refusals.ts'

/** How a codec appears on the wire: dollars, percent, ISO text, not the cents and Dates inside. */
function documentWire({ zodSchema, jsonSchema }: { zodSchema: unknown; jsonSchema: object }) {
  if (!(zodSchema instanceof z.ZodMiniCodec)) return
  for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key)
  const { $schema, ...wire } = z.toJSONSchema(zodSchema, { io: 'input', unrepresentable: 'any' })
  Object.assign(jsonSchema, wire)
}

const describe = createJsonSchemaTransform({ zodToJsonConfig: { override: documentWire } })

type Route = Parameters<typeof describe>[0]
type Described = ReturnType<typeof describe>

/** A form has its own parser, so its fields are not a body that Fastify validates. */
function documentForm({ schema }: Route, described: Described): Described {
  const form: unknown = schema && Reflect.get(schema, 'form')
  if (!(form instanceof z.ZodMiniType)) return described
  const { $schema, ...body } = z.toJSONSchema(form, { io: 'input' })
  return { ...described, schema: { ...described.schema, body } }
}

/** OpenAPI at /api/openapi.json, generated from the contract that validates requests and answers. */
export async function documentApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Mendwell API',
        description: 'Every call of the shop. Money is in dollars, payment amounts in cents.',
        version: '1.0.0',
        license: { name: 'MIT' },
      },
      servers: [{ url: '/api' }],
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer', description: 'Token of a sign-in' },
          orderToken: { type: 'apiKey', in: 'header', name: 'X-Order-Token' },
        },
      },
    },
    stripBasePath: true,
    transformObject: (document) =>
      'openapiObject' in document
        ? documentExamples(documentRefusals(document.openapiObject))
        : document.swaggerObject,
    transform: (route) => documentForm(route, describe(route)),
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs' })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}
