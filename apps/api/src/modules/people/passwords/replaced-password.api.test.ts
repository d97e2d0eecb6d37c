import { sql } from 'kysely'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { stayOpen } from '../../../../test/shop/stay-open.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'
import { NO_PASSWORD } from '../credentials/password.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const OLD = 'correct horse battery'

/** How many statements are waiting for a lock in this database. */
async function waiting() {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db)
  return rows[0]?.count
}

/** Sends a call that has already compared the old password when the owner replaces it, and returns its answer. */
function replacedMeanwhile<Answer>(custId: number, send: () => Promise<Answer>): Promise<Answer> {
  return shop.db
    .transaction()
    .execute(async (tx) => {
      await stayOpen(tx)
      await sql`lock table session in share mode`.execute(tx)
      await sql`select from customer for update`.execute(tx)
      const answer = send()
      await expect.poll(waiting, { timeout: 60_000 }).toBe(1)
      await tx
        .updateTable('credential')
        .set((eb) => ({ version: eb('version', '+', 1), passwordHash: NO_PASSWORD }))
        .where('custId', '=', custId)
        .execute()
      return { answer }
    })
    .then(({ answer }) => answer)
}

it('a password replaced during the comparison opens no session', async () => {
  const { custId, email } = await shop.make.customer({ password: OLD })

  const answer = await replacedMeanwhile(custId, () =>
    shop.post('/users/authenticate', { loginId: email, loginPassword: OLD }),
  )

  expect(answer.statusCode).toBe(401)
  expect(await shop.count('session')).toBe(0)
})

it('a change with only the replaced password does not replace the new one', async () => {
  const customer = await shop.make.customer({ password: OLD })
  const session = await signIn(shop, customer)

  const answer = await replacedMeanwhile(customer.custId, () =>
    shop.post(
      '/users/changePassword',
      { currentPassword: OLD, newPassword: 'battery horse staple' },
      session,
    ),
  )

  expect(answer.statusCode).toBe(422)
  const { passwordHash } = await shop.db
    .selectFrom('credential')
    .select('passwordHash')
    .executeTakeFirstOrThrow()
  expect(passwordHash).toBe(NO_PASSWORD)
})
