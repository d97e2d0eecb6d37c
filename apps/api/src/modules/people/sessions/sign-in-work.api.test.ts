import { createHook } from 'node:async_hooks'
import pg from 'pg'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { hashPassword, NO_PASSWORD } from '../credentials/password.ts'

const shop = await startTestShop()
beforeEach(async () => {
  await shop.reset()
  await shop.make.customer({ email: 'ada@example.com', password })
  await shop.make.customer({ email: 'guest@example.com' })
  await shop.make.customer({ email: 'closed@example.com', password, activeFlag: false })
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => shop.close())

const password = 'correct horse battery'

/** What a sign-in costs: password derivations as counted by Node, and the statements sent. */
async function workOf(loginId: string, loginPassword: string) {
  let derivations = 0
  const counting = createHook({
    init: (_id, type) => {
      if (type === 'ARGON2REQUEST') derivations += 1
    },
  }).enable()
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  const { statusCode } = await shop.post('/users/authenticate', { loginId, loginPassword })
  counting.disable()
  const statements = sent.mock.calls.map(([query]) => textOf(query))
  sent.mockRestore()
  return { statusCode, derivations, statements }
}

const textOf = (query: unknown) =>
  typeof query === 'object' && query !== null && 'text' in query ? query.text : query

it('no refusal does more work than another: one derivation, the same statements', async () => {
  const wrong = await workOf('ada@example.com', 'not this one')
  const others = [
    await workOf('nobody@example.com', password),
    await workOf('guest@example.com', password),
    await workOf('closed@example.com', password),
  ]

  expect(wrong).toMatchObject({ statusCode: 401, derivations: 1 })
  expect(wrong.statements.length).toBeGreaterThan(3)
  for (const other of others) expect(other).toEqual(wrong)
})

it('without a password, a dummy is compared at the same cost', async () => {
  const costOf = (stored: string) => stored.split('$').slice(0, 4)

  expect(costOf(NO_PASSWORD)).toEqual(costOf(await hashPassword(password)))
})
