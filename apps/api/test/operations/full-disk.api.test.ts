import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { auditDatabase } from '../../src/audit/audit-database.ts'
import { reconcilePayments } from '../../src/modules/payments/charges/reconcile-payments.ts'
import { startTestShop } from '../shop/start-test-shop.ts'
import { guestOrder } from '../shoppers/guest-order.ts'
import { signIn } from '../shoppers/sign-in.ts'

const shop = await startTestShop({ config: { rateLimitFactor: 100 } })
// Failures on a full disk are intended.
shop.deps.logger.error = () => {}
beforeEach(() => shop.reset())
afterAll(() => shop.close())

/** The table accepts no more rows, with the error of a PostgreSQL whose disk is full; returns how to make room. */
async function fillDisk(table: string) {
  await sql`
    create function disk_is_full() returns trigger language plpgsql as $$
    begin
      raise exception 'could not extend file: No space left on device' using errcode = '53100';
    end $$`.execute(shop.db)
  await sql`create trigger full_disk before insert or update on ${sql.table(table)}
    for each row execute function disk_is_full()`.execute(shop.db)
  const makeRoom = () => sql`drop function if exists disk_is_full cascade`.execute(shop.db)
  onTestFinished(async () => void (await makeRoom()))
  return makeRoom
}

const AWAY = {
  status: 503,
  code: 'UNAVAILABLE',
  detail: 'Something went wrong on our side. Nothing was lost; please try again.',
}

async function expectInOrder() {
  const findings = await auditDatabase(shop.db)
  expect(findings.flatMap(({ violations }) => violations)).toEqual([])
}

describe('while the disk is full', () => {
  const save = () =>
    shop.post('/orders/save', guestOrder([{ productId: 1, quantity: 2 }]), {
      headers: { 'idempotency-key': 'order-on-a-full-disk' },
    })

  // The order's first row, one in the middle, and the last one written.
  it.each(['orders', 'stock_movement', 'outbox', 'idempotent_answer'])(
    'an order is refused completely if %s is full, and placed under its key afterward',
    async (table) => {
      await shop.make.product({ quantity: 5 })
      const makeRoom = await fillDisk(table)

      const refused = await save()
      const left = [await shop.count('orders'), await shop.count('outbox')]
      await expectInOrder()
      await makeRoom()
      const placed = await save()

      expect(refused.json()).toMatchObject(AWAY)
      expect(refused.headers['retry-after']).toBe('2')
      expect(left).toEqual([0, 0])
      expect(placed.statusCode).toBe(200)
      expect(await shop.count('orders')).toBe(1)
      await expectInOrder()
    },
  )

  async function placeOrder() {
    await shop.make.product({ quantity: 5 })
    const { orders, orderToken } = (await save()).json()
    const body = {
      amount: Math.round(orders.grandTotal * 100),
      token: 'tok_visa',
      payment: { orderId: orders.orderId },
    }
    const headers = { 'x-order-token': orderToken, 'idempotency-key': 'charge-on-a-full-disk' }
    return { charge: () => shop.post('/payment/charge', body, { headers }) }
  }

  it('a picture that cannot be stored is shown anyway', async () => {
    const warn = vi.spyOn(shop.deps.logger, 'warn').mockImplementation(() => {})
    const { productId } = await shop.make.product()
    const { imageUrl } = (await shop.get(`/products/${productId}`)).json()
    await fillDisk('image_variant')

    const shown = await shop.app.inject(imageUrl)

    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(warn).toHaveBeenCalled()
    warn.mockRestore()
  })

  it('a photo is refused completely', async () => {
    const { productId } = await shop.make.product()
    const { bearer } = await signIn(
      shop,
      await shop.make.staff({ password: 'quite a long staple' }),
    )
    const form = new FormData()
    form.append('productId', String(productId))
    const photo = await sharp({
      create: { width: 9, height: 9, channels: 3, background: '#0a6' },
    })
      .png()
      .toBuffer()
    form.append('file', new Blob([new Uint8Array(photo)]), 'photo.png')
    const message = new Response(form)
    await fillDisk('product')

    const refused = await shop.app.inject({
      method: 'POST',
      url: '/api/productImage/upload',
      headers: {
        'content-type': message.headers.get('content-type') ?? '',
        authorization: `Bearer ${bearer}`,
      },
      payload: Buffer.from(await message.arrayBuffer()),
    })

    expect(refused.json()).toMatchObject(AWAY)
    expect(await shop.count('product_image')).toBe(0)
  })

  it('no card is charged if the attempt cannot be recorded', async () => {
    const { charge } = await placeOrder()
    const makeRoom = await fillDisk('payment_attempt')

    const refused = await charge()
    const charges = await shop.count('sandbox_charge')
    await makeRoom()
    const paid = await charge()

    expect(refused.json()).toMatchObject(AWAY)
    expect(charges).toBe(0)
    expect(paid.json()).toMatchObject({ statusCode: 0 })
    await expectInOrder()
  })

  it('a charge whose outcome cannot be recorded is settled once there is room', async () => {
    const { charge } = await placeOrder()
    const makeRoom = await fillDisk('orders')

    const refused = await charge()
    await expectInOrder()
    await makeRoom()
    await sql`update payment_attempt set created_at = now() - interval '1 minute'`.execute(shop.db)
    await reconcilePayments(shop.deps)
    const charged = await charge()

    expect(refused.json()).toMatchObject(AWAY)
    expect(charged.json()).toMatchObject({ statusCode: 0 })
    expect(await shop.count('sandbox_charge')).toBe(1)
    await expectInOrder()
  })
})
