import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBrokenRules } from '../../src/audit/audit-database.ts'
import { startTestShop } from '../shop/start-test-shop.ts'
import { anyInput } from './openapi-inputs.ts'
import {
  type ApiDocument,
  answerProblem,
  type Operation,
  operationsOf,
} from './openapi-operations.ts'

/**
 * Attempts per call; fast-check prints the seed if one fails. A call without input has only
 * one case.
 */
const RUNS = 20
const runsOf = ({ method, parameters }: Operation) =>
  method === 'GET' && parameters.every((parameter) => parameter.in === 'header') ? 1 : RUNS

const shop = await startTestShop({ config: { rateLimitFactor: 1_000_000 } })
await shop.app.ready()
const operations = operationsOf(shop.app.swagger() as ApiDocument)
let staffToken: string

beforeAll(async () => {
  await shop.make.product({ quantity: 5 })
  const password = 'correct horse battery'
  const { loginId } = await shop.make.staff({ password })
  const signedIn = await shop.post('/users/authenticate', { loginId, loginPassword: password })
  staffToken = signedIn.json().token
})
afterAll(() => shop.close())

const send = async (
  operation: Operation,
  input: { url: string; body?: string },
  token?: string,
) => {
  const response = await shop.app.inject({
    method: operation.method,
    url: input.url,
    headers: {
      ...(input.body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(input.body !== undefined && { payload: input.body }),
  })
  return response
}

describe.each(operations.map((operation) => [operation.name, operation] as const))(
  '%s',
  (_name, operation) => {
    it.each(['a visitor', 'staff'])(
      'responds to %s as documented, whatever is sent',
      async (who) => {
        await fc.assert(
          fc.asyncProperty(anyInput(operation), async (input) => {
            const response = await send(operation, input, who === 'staff' ? staffToken : undefined)
            expect(response.statusCode, response.body).toBeLessThan(500)
            expect(answerProblem(operation, response)).toBeUndefined()
          }),
          { numRuns: runsOf(operation) },
        )
      },
    )
  },
)

it('leaves every audit rule intact', async () => {
  const broken = await findBrokenRules(shop.db)
  expect(broken).toEqual([])
})

it('every call with input documents how invalid input is refused', () => {
  const silent = operations.filter(
    ({ parameters, answers }) =>
      parameters.some((one) => one.in === 'path' || one.in === 'query') && !answers['422'],
  )

  expect(silent.map(({ name }) => name)).toEqual([])
})
