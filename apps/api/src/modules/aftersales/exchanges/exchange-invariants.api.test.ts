import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { brokenRules, plantFault } from '../../../../test/shop/planted-faults.ts'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { askExchange, buyBrace, makeSizes } from '../../../../test/shoppers/exchange.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 1000 } })
beforeEach(() => shop.reset())
afterAll(() => shop.close())

/** A shipped small brace is exchanged for a cheaper large one, up to this step. */
async function exchange(last: 'APPROVED' | 'REPLACED') {
  const staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
  const [small = 0, large = 0] = await makeSizes(shop, [{ size: 'S' }, { size: 'L', price: 4_00 }])
  const bought = await buyBrace(shop, { productId: small, staff })
  const asked = await askExchange(shop, bought, { wanted: large })
  const [{ returnId }] = asked.json().returns
  const steps = last === 'APPROVED' ? [last] : ['APPROVED', 'RECEIVED', 'REPLACED']
  for (const status of steps) await shop.post('/returns/move', { returnId, status }, staff)
}

const AGREED =
  'an exchange sends what was agreed, at the agreed price, to the customer of the order'
const ONCE = 'a return asks for another size or for none, and is exchanged once'
const ONE_WAY =
  'an exchange asks for money or gives some back, never both, and no more than was paid'
const BACK_FIRST = 'no exchange leaves before the pieces that it is for are back'
const NEVER_BOTH = 'pieces are exchanged or refunded, never both'

describe('the audit of exchanges', () => {
  it.each(['APPROVED', 'REPLACED'] as const)(
    'finds nothing wrong with one that is %s',
    async (last) => {
      await exchange(last)
      expect(await shop.count('replacement')).toBe(1)
      expect(await brokenRules(shop)).toEqual([])
    },
  )

  it.each([
    [
      'another price was agreed',
      'APPROVED',
      `update return_exchange set unit_due_cents = 500`,
      AGREED,
    ],
    ['another size was agreed', 'APPROVED', `update return_exchange set product_id = 1`, AGREED],
    ['a return asks for nothing', 'APPROVED', `delete from return_exchange`, ONCE],
    ['an accepted one has no order', 'APPROVED', `delete from replacement`, ONCE],
    [
      'one asks for money and gives some back',
      'REPLACED',
      `update return_exchange set tax_due_cents = 5`,
      ONE_WAY,
    ],
    [
      'one gives back more than was paid',
      'REPLACED',
      `update return_exchange set credit_cents = 1`,
      ONE_WAY,
    ],
    [
      'one may leave before its pieces are back',
      'APPROVED',
      `update order_hold set lifted_at = now(), lifted_by = 'x'`,
      BACK_FIRST,
    ],
    [
      'one was refunded while its order stands',
      'REPLACED',
      `update return_request set status = 'REFUNDED'`,
      NEVER_BOTH,
    ],
    [
      'one that is not closed gave money back',
      'REPLACED',
      `update return_request set status = 'RECEIVED'`,
      NEVER_BOTH,
    ],
    [
      'one refunded more than was quoted',
      'REPLACED',
      `update refund set amount_cents = amount_cents + 1`,
      NEVER_BOTH,
    ],
  ] as const)('sees that %s', async (_name, last, fault, rule) => {
    await exchange(last)
    await plantFault(shop, fault)
    expect(await brokenRules(shop)).toContain(rule)
  })

  it('is enforced: the database itself refuses a second exchange of a return', async () => {
    await exchange('APPROVED')
    const again = sql`insert into replacement (order_id, replaces_order_id, return_id, reason, placed_by)
      select replaces_order_id, order_id, return_id, reason, placed_by from replacement`
    await expect(again.execute(shop.db)).rejects.toThrow(/exchanged once/)
  })

  it('is enforced: the database itself refuses a price other than the agreed one', async () => {
    await exchange('APPROVED')
    const dearer = sql`insert into replacement_item (order_item_id, replaces_item_id)
      select replaces_item_id, order_item_id from replacement_item`
    await expect(dearer.execute(shop.db)).rejects.toThrow(/does not replace/)
  })
})
