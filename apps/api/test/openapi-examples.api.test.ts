import { messages } from '@mendwell/contract/messages'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn } from './sign-in.ts'
import { startTestShop } from './start-test-shop.ts'

interface Media {
  schema: object
  example?: unknown
}

interface Call {
  parameters?: { in: string; name: string; schema: object; example?: unknown }[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, { content?: Record<string, Media> }>
}

const shop = await startTestShop({ config: { rateLimitFactor: 1_000 } })
await shop.app.ready()
const { paths } = shop.app.swagger() as unknown as { paths: Record<string, Record<string, Call>> }
const calls = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, call]) => [`${method.toUpperCase()} ${path}`, call] as const),
)
let staff: Awaited<ReturnType<typeof signIn>>
beforeAll(async () => {
  staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
})
afterAll(() => shop.close())

const ajv = new Ajv2020({ strict: false, validateFormats: false, multipleOfPrecision: 6 })
function problemOf({ schema, example }: Media) {
  if (example === undefined) return 'no example'
  return ajv.validate(schema, example) ? undefined : ajv.errorsText(ajv.errors)
}

const successOf = ({ responses }: Call) =>
  Object.entries(responses).filter(([status]) => Number(status) < 400)

describe.each(calls)('%s', (_name, call) => {
  it('has examples that fit: of its parameters, its body and its answer', () => {
    for (const parameter of call.parameters ?? []) {
      expect(problemOf(parameter), parameter.name).toBeUndefined()
    }
    for (const [type, { schema, example }] of Object.entries(call.requestBody?.content ?? {})) {
      // A file has no example in JSON; it stands for itself.
      const sent = type === 'multipart/form-data' ? { file: '', ...Object(example) } : example
      expect(problemOf({ schema, example: sent }), 'its body').toBeUndefined()
    }
    for (const [status, { content = {} }] of successOf(call)) {
      const media = Object.entries(content).filter(([type]) => type.endsWith('json'))
      for (const [, one] of media) expect(problemOf(one), status).toBeUndefined()
    }
  })
})

/** Bodies of JSON; an event without the provider's signature is not listened to. */
const sent = calls.flatMap(([name, { parameters = [], requestBody }]) => {
  const body = requestBody?.content['application/json']?.example
  const isSent = body !== undefined && name !== 'POST /payment/webhook'
  return isSent ? [{ name, parameters, body }] : []
})

it.each(sent)('the shop understands the body of $name', async ({ name, parameters, body }) => {
  const [method, path = ''] = name.split(' ')
  const url = parameters.reduce(
    (address, parameter) => address.replace(`{${parameter.name}}`, String(parameter.example)),
    path,
  )

  const send = method === 'PUT' ? shop.put : shop.post
  const answer = await send(url, body, staff)

  // There may be no such order; but nothing of the form is wrong.
  const errors: { message: string }[] = answer.json().errors ?? []
  const words = errors.map(({ message }) => message)
  expect(answer.statusCode, answer.body).toBeLessThan(500)
  expect([400, 415]).not.toContain(answer.statusCode)
  expect(words.filter((word) => !ABOUT_THE_SHOP.includes(word))).toEqual([])
})

/** What is wrong with an example only because this shop holds nothing it names. */
const ABOUT_THE_SHOP: string[] = [messages.passwordNotRight, messages.unknownCategory]

it('names the fields of an upload', () => {
  const upload = paths['/productImage/upload']?.post?.requestBody?.content['multipart/form-data']

  expect(upload?.schema).toMatchObject({
    properties: { file: { type: 'string', format: 'binary' }, productId: { type: 'integer' } },
    required: ['file', 'productId'],
  })
})
