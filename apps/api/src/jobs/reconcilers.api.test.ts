import { sql } from 'kysely'
import { afterAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { startTestShop } from '../../test/shop/start-test-shop.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 1000 } })
beforeEach(() => shop.reset())
afterAll(() => shop.close())

/** A gift card paid at the provider, of which the shop has not been notified. */
async function loseAnswer() {
  const sale = {
    amount: 50,
    buyerName: 'Ada Byron',
    buyerEmail: 'ada@example.com',
    recipientName: null,
    recipientEmail: null,
    message: null,
    sendOn: null,
  }
  const { saleToken } = (await shop.post('/gift-cards/sales', sale)).json()
  await shop.post('/gift-cards/sales/charge', { saleToken, token: 'tok_lost_answer' })
  await sql`update gift_card_attempt set created_at = now() - interval '5 minutes'`.execute(shop.db)
}

const addJob = (task: string) => sql`select graphile_worker.add_job(${task})`.execute(shop.db)
const states = async () =>
  (await shop.db.selectFrom('giftCardSale').select('status').orderBy('saleId').execute()).map(
    ({ status }) => status,
  )
const failed = async () =>
  (
    await sql<{ task: string }>`select t.identifier as task from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where j.last_error is not null`.execute(
      shop.db,
    )
  ).rows.map(({ task }) => task)

it('issues gift cards even if the payments of orders cannot be checked', async () => {
  await loseAnswer()
  await sql`alter table payment_attempt rename column checks to gone`.execute(shop.db)
  onTestFinished(async () => {
    await sql`alter table payment_attempt rename column gone to checks`.execute(shop.db)
  })
  await addJob('reconcile_payments')
  await addJob('reconcile_gift_sales')

  await shop.runJobs()

  expect(await failed()).toEqual(['reconcile_payments'])
  expect(await states()).toEqual(['PAID'])
})

it('issues all gift cards except the one that cannot be settled, and reports it', async () => {
  for (const _ of [1, 2, 3]) await loseAnswer()
  await sql`create function refuse_first() returns trigger language plpgsql as
    $$ begin if new.status = 'SUCCEEDED' and new.sale_id = 1 then raise 'no'; end if; return new; end $$;
    create trigger refuse_first before update on gift_card_attempt for each row execute function refuse_first()`.execute(
    shop.db,
  )
  onTestFinished(async () => {
    await sql`drop function refuse_first cascade`.execute(shop.db)
  })
  await addJob('reconcile_gift_sales')

  await shop.runJobs()

  expect(await states()).toEqual(['UNPAID', 'PAID', 'PAID'])
  expect(await failed()).toEqual(['reconcile_gift_sales'])
})
