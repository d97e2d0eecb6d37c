import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'
import { makeLink } from '../links/make-link.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const HOUR_MS = 60 * 60 * 1000
const password = 'correct horse battery'

async function customer() {
  const { custId } = await shop.make.customer({ email: 'ada@example.com', password })
  return { custId, session: await signIn(shop, { custId }) }
}

const orders = (session: Awaited<ReturnType<typeof signIn>>) =>
  shop.post('/orders/findOrdersWithItems', {}, session)

async function linkFor(custId: number) {
  const asked = { purpose: 'RESET', custId, emailCanonical: 'ada@example.com' } as const
  const link = await makeLink(shop.db, shop.deps.config, asked)
  return new URL(link).hash.split('?t=')[1] ?? ''
}

const useLink = (token: string) =>
  shop.post('/users/resetPassword', { token, newPassword: 'a much better staple' })

it('attempts counted before the clock was set back no longer count', async () => {
  await customer()
  const signInWith = (loginPassword: string) =>
    shop.post('/users/authenticate', { loginId: 'ada@example.com', loginPassword })
  for (let tries = 0; tries < 5; tries++) await signInWith('a wrong one')
  const full = await signInWith(password)
  await sql`update attempt_count set window_start = window_start + interval '1 day'`.execute(
    shop.db,
  )
  const again = await signInWith(password)

  expect([full.statusCode, again.statusCode]).toEqual([429, 200])
})

/** All expiry goes by the one clock that every process shares, the database's. */
describe.each([
  ['two hours fast', 2],
  ['two hours slow', -2],
])('with the clock of the shop %s', (_name, hours) => {
  const setClock = () => shop.clock.set(new Date(Date.now() + hours * HOUR_MS))

  it('a session continues, and an ended one stays ended', async () => {
    const { session } = await customer()
    setClock()
    const during = await orders(session)
    await sql`update session set expires_at = now()`.execute(shop.db)
    const after = await orders(session)

    expect([during.statusCode, after.statusCode]).toEqual([200, 401])
  })

  it('a mailed link is valid for its intended time', async () => {
    const { custId } = await customer()
    const late = await linkFor(custId)
    await sql`update one_time_token set expires_at = now()`.execute(shop.db)
    const good = await linkFor(custId)
    setClock()

    expect((await useLink(late)).statusCode).toBe(409)
    expect((await useLink(good)).statusCode).toBe(200)
  })
})
