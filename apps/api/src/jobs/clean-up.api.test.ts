import { sql } from 'kysely'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { startTestShop } from '../../test/shop/start-test-shop.ts'
import { cleanUp } from './clean-up.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

it("deletes last week's answers and tokens that open nothing, and keeps the others", async () => {
  await shop.make.order()
  await shop.make.order()
  await sql`update order_capability set expires_at = now() - interval '1 second' where order_id = 1`.execute(
    shop.db,
  )
  await sql`insert into idempotent_answer (scope, key, request_sha256, status, body, created_at) values
    ('test', 'old', '', 200, '{}', now() - interval '8 days'), ('test', 'young', '', 200, '{}', now())`.execute(
    shop.db,
  )

  await cleanUp(shop.deps)

  const tokens = await shop.db.selectFrom('orderCapability').select('orderId').execute()
  const answers = await shop.db.selectFrom('idempotentAnswer').select('key').execute()
  expect(tokens).toEqual([{ orderId: 2 }])
  expect(answers).toEqual([{ key: 'young' }])
})
