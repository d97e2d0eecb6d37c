import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import {
  PDF,
  refusal,
  startEasyPostShipments,
} from '../../../../test/providers/easypost-shipments.ts'
import type { CallOptions } from '../../../../test/shop/calls.ts'
import { brokenRules, plantFault } from '../../../../test/shop/planted-faults.ts'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { AUSTIN } from '../../../../test/shoppers/austin.ts'
import { buy } from '../../../../test/shoppers/buy.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'
import { openLabelGateway } from '../../../gateways/labels/open-label-gateway.ts'
import { reconcileReturnLabels, workOnReturnLabel } from './work-on-label.ts'

const provider = await startEasyPostShipments()
const shop = await startTestShop({
  config: { rateLimitFactor: 100, easyPost: provider.settings },
})
let staff: CallOptions
beforeEach(async () => {
  await shop.reset()
  provider.clear()
  // A breaker of its own for each test.
  shop.deps.labels = openLabelGateway(shop.deps.config)
  staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
  const rules = { buy: true, carriers: ['usps', 'UPS'], recipient: 'M. Supplies' }
  await shop.put('/staff/settings', { returnLabelRules: rules }, staff)
})
afterAll(async () => {
  await shop.close()
  await provider.close()
})

interface Goods {
  weight?: number | null
  weightUnit?: string
}

/** A return of one piece, and what shopper and staff see of it. */
async function askBack(goods: Goods = { weight: 1.2, weightUnit: 'lb' }, to: object = AUSTIN) {
  const { productId } = await shop.make.product({ ...goods })
  const { orderId, orderNum, items, key } = await buy(shop, {
    lines: [{ productId, quantity: 2 }],
    to,
  })
  const body = {
    orderId,
    requestFor: 'REFUND',
    reason: 'Too small',
    items: [{ orderItemId: items[0]?.orderItemId, quantity: 1 }],
  }
  const [asked] = (await shop.post('/returns/save', body, key)).json().returns
  const { returnId, returnNumber } = asked
  return {
    returnId,
    returnNumber,
    orderId,
    move: (status: string) => shop.post('/returns/move', { returnId, status }, staff),
    own: async () => (await shop.get('/returns/findAll', key)).json()[0],
    ofStaff: async () => (await shop.get('/staff/returns', staff)).json().rows[0],
    label: async (query = '') => shop.get(`/returns/${orderNum}/label.pdf${query}`, key),
  }
}

const again = (returnId: number) => shop.post('/staff/returns/label', { returnId }, staff)
/** As the worker does the last time. */
const workLast = (returnId: number) => workOnReturnLabel(shop.deps, { returnId, lastTry: true })
/** Everything about a label happened ten minutes ago, and whoever had it is gone. */
const passTime = () =>
  sql`update return_label set claimed_until = now() - interval '1 second',
    updated_at = updated_at - interval '2 hours', buy_asked_at = buy_asked_at - interval '2 hours'`.execute(
    shop.db,
  )

describe('an approved return', () => {
  it('gets the cheapest label of the carriers allowed, with a neutral name and number on it', async () => {
    const { move, own, ofStaff, label, returnNumber } = await askBack()

    await move('APPROVED')
    await shop.runJobs()

    const [shipment] = provider.shipments
    expect(shipment?.asked).toMatchObject({
      reference: returnNumber,
      is_return: true,
      to_address: { street1: expect.any(String), state: 'TX', country: 'US' },
      from_address: { name: 'M. Supplies', street1: '1200 Congress Avenue', city: 'Austin' },
      parcel: { weight: 20 },
      options: { label_format: 'PDF', print_custom_1: `Return ${returnNumber}` },
    })
    expect(JSON.stringify(shipment?.asked)).not.toMatch(/mendwell|brace|medical|too small/i)
    expect(await own()).toMatchObject({
      label: {
        carrier: 'USPS',
        trackingUrl: expect.stringContaining('usps.com'),
        trackingNumber: shipment?.tracking_code,
      },
    })
    expect(await own()).not.toHaveProperty('boughtLabel')
    expect(await ofStaff()).toMatchObject({
      boughtLabel: { status: 'BOUGHT', cost: 7.58, problem: null },
      labelAction: null,
    })
    const answers = [await label(), await label(`?returnNumber=${returnNumber}`)]
    expect(answers.map(({ body }) => body)).toEqual([PDF, PDF])
    expect(provider.calls()).toEqual(['find', 'create', 'buy', 'file'])
    expect(await brokenRules(shop)).toEqual([])
  })

  it('gets the sheet of the shop beside another one of the order, and once it has arrived none', async () => {
    const { move, label, own } = await askBack()
    await move('APPROVED')
    await shop.runJobs()

    const other = await label('?returnNumber=R000000')
    await move('RECEIVED')

    expect(other.body).not.toBe(PDF)
    expect(other.headers['content-type']).toBe('application/pdf')
    expect((await label()).statusCode).toBe(404)
    expect((await own()).label).toBeNull()
  })

  it.each<[string, Goods]>([
    ['FREIGHT', { weight: 200, weightUnit: 'lb' }],
    ['OVERSIZE', { weight: 31, weightUnit: 'lb' }],
    ['NO_WEIGHT', {}],
  ])('gets no label for goods with %s, and staff see it', async (problem, goods) => {
    const goodsSizes = { kindPounds: [], oversizeKinds: [], oversizeOverPounds: 30 }
    await shop.put('/staff/settings', { goodsSizes }, staff)
    const { move, ofStaff, label } = await askBack(goods)

    await move('APPROVED')
    await shop.runJobs()

    expect(await ofStaff()).toMatchObject({
      boughtLabel: { status: 'FAILED', problem, cost: null },
      labelAction: 'BUY',
    })
    expect(provider.shipments).toEqual([])
    expect((await label()).statusCode).toBe(200)
  })

  it('gets none for an order that was collected: it has no address', async () => {
    const { move, ofStaff } = await askBack({ weight: 1, weightUnit: 'kg' }, {})

    await move('APPROVED')
    await shop.runJobs()

    expect(await ofStaff()).toMatchObject({ boughtLabel: { problem: 'NO_ADDRESS' } })
  })

  it('gets none while the setting is off', async () => {
    const { returnId, move, ofStaff } = await askBack()
    const rules = { buy: false, carriers: ['USPS'], recipient: '' }
    await shop.put('/staff/settings', { returnLabelRules: rules }, staff)

    await move('APPROVED')
    await shop.runJobs()

    expect(await ofStaff()).toMatchObject({ boughtLabel: null, labelAction: null })
    expect((await again(returnId)).statusCode).toBe(409)
    expect(provider.asked).toEqual([])
  })
})

describe('the provider', () => {
  it.each([
    ['create', 401, 'APIKEY.INACTIVE', 'KEY_REFUSED'],
    ['create', 422, 'ADDRESS.VERIFY.FAILURE', 'REFUSED'],
    ['buy', 402, 'PAYMENT_REQUIRED', 'NO_FUNDS'],
    ['buy', 422, 'SHIPMENT.POSTAGE.FAILURE', 'REFUSED'],
  ] as const)(
    'refuses %s with %s: staff see why, and try again',
    async (kind, status, code, problem) => {
      const { returnId, move, ofStaff, label } = await askBack()
      provider.fail(kind, refusal(status, code))

      await move('APPROVED')
      await shop.runJobs()
      const failed = await ofStaff()
      const sheet = await label()
      await again(returnId)
      await shop.runJobs()

      expect(failed).toMatchObject({
        boughtLabel: { status: 'FAILED', problem, detail: `It says ${code}`, cost: null },
        labelAction: 'BUY',
      })
      expect(sheet.body).toMatch(/^%PDF/)
      expect(sheet.body).not.toBe(PDF)
      expect(await ofStaff()).toMatchObject({ boughtLabel: { status: 'BOUGHT', problem: null } })
      expect(provider.bought()).toHaveLength(1)
      expect((await again(returnId)).statusCode).toBe(409)
      expect(await brokenRules(shop)).toEqual([])
    },
  )

  it.each(['create', 'buy', 'find'] as const)(
    'is busy, broken or gone at %s: it is asked again, and one label is bought',
    async (kind) => {
      const { returnId, move, ofStaff } = await askBack()
      provider.fail(kind, refusal(429, 'RATE_LIMITED'), { status: 500, body: 'no JSON' }, 'drop')
      await move('APPROVED')
      const turn = () => workOnReturnLabel(shop.deps, { returnId, lastTry: false })

      for (let failures = 0; failures < 3; failures++)
        await expect(turn()).rejects.toThrow('EasyPost')
      await turn()

      expect(await ofStaff()).toMatchObject({ boughtLabel: { status: 'BOUGHT', problem: null } })
      expect(provider.bought()).toHaveLength(1)
    },
  )

  it('buys, and its answer is lost: the shop asks, finds the label, and buys no other', async () => {
    const { returnId, move, ofStaff, label } = await askBack()
    provider.fail('buy', 'act and drop')
    await move('APPROVED')

    await workLast(returnId)
    const unknown = await ofStaff()
    await again(returnId)
    await shop.runJobs()

    expect(unknown).toMatchObject({ boughtLabel: { status: 'FAILED', problem: 'NO_ANSWER' } })
    expect(await ofStaff()).toMatchObject({ boughtLabel: { status: 'BOUGHT', cost: 7.58 } })
    expect((await label()).body).toBe(PDF)
    expect(provider.calls().filter((kind) => kind === 'buy')).toHaveLength(1)
    expect([provider.shipments.length, provider.bought().length]).toEqual([1, 1])
    expect(await brokenRules(shop)).toEqual([])
  })

  it('buys without an answer, and nobody asks again: the reconciler finds the label', async () => {
    const { returnId, move, ofStaff } = await askBack()
    provider.fail('buy', 'act and drop')
    await move('APPROVED')
    await workLast(returnId)
    await passTime()

    await reconcileReturnLabels(shop.deps)

    expect(await ofStaff()).toMatchObject({ boughtLabel: { status: 'BOUGHT' } })
    expect(provider.bought()).toHaveLength(1)
  })

  it('did not buy after all: only then another parcel is registered', async () => {
    const { returnId, move, ofStaff } = await askBack()
    provider.fail('buy', 'drop')
    await move('APPROVED')
    await workLast(returnId)
    await passTime()
    await reconcileReturnLabels(shop.deps)
    const settled = await ofStaff()

    await again(returnId)
    await shop.runJobs()

    expect(settled).toMatchObject({ boughtLabel: { status: 'FAILED', problem: 'NO_ANSWER' } })
    expect(provider.shipments).toHaveLength(2)
    expect(provider.bought()).toHaveLength(1)
    expect(await ofStaff()).toMatchObject({ boughtLabel: { status: 'BOUGHT' } })
  })

  it('has a label of this number from before the books were restored: it is taken', async () => {
    const { returnId, move, ofStaff } = await askBack()
    await move('APPROVED')
    await shop.runJobs()
    await sql`set session_replication_role = replica; delete from return_label; set session_replication_role = default`.execute(
      shop.db,
    )

    await again(returnId)
    await shop.runJobs()

    expect(await ofStaff()).toMatchObject({ boughtLabel: { status: 'BOUGHT', cost: 7.58 } })
    expect(provider.bought()).toHaveLength(1)
  })

  it('has no PDF yet: the label is kept, and its PDF fetched later', async () => {
    const { returnId, move, ofStaff, own, label } = await askBack()
    provider.fail('file', { status: 503, body: '' }, { status: 200, body: '<html>' })
    await move('APPROVED')
    await workLast(returnId)
    const without = [await ofStaff(), (await own()).label]

    await again(returnId)
    await workLast(returnId)
    await again(returnId)
    await shop.runJobs()

    expect(without).toMatchObject([
      { boughtLabel: { status: 'BOUGHT', problem: 'NO_ANSWER' }, labelAction: 'BUY' },
      null,
    ])
    expect((await label()).body).toBe(PDF)
    expect(provider.bought()).toHaveLength(1)
  })

  it('sells none of the carriers allowed', async () => {
    const rules = { buy: true, carriers: ['OnTrac'], recipient: '' }
    await shop.put('/staff/settings', { returnLabelRules: rules }, staff)
    const { move, ofStaff } = await askBack()

    await move('APPROVED')
    await shop.runJobs()

    expect(await ofStaff()).toMatchObject({ boughtLabel: { problem: 'NO_RATE' } })
    expect(provider.bought()).toEqual([])
  })
})

it('two workers race for one return: one of them buys', async () => {
  const { returnId, move, ofStaff } = await askBack()
  await move('APPROVED')
  const work = () => workOnReturnLabel(shop.deps, { returnId, lastTry: false })

  await Promise.allSettled([work(), work(), work(), work()])

  expect(provider.calls()).toEqual(['find', 'create', 'buy', 'file'])
  expect(await ofStaff()).toMatchObject({ boughtLabel: { status: 'BOUGHT' } })
})

it('a worker that slept while another took over buys nothing beside it', async () => {
  const { returnId, move } = await askBack()
  await move('APPROVED')
  // The first sleeps before the purchase: the second begins as soon as its time is over.
  const slept = Promise.withResolvers<void>()
  const { labels } = shop.deps
  if (!labels) throw new Error('There is a provider')
  const sleepy = {
    ...labels,
    buy: async (...asked: Parameters<typeof labels.buy>) => {
      await slept.promise
      return labels.buy(...asked)
    },
  }
  const first = workOnReturnLabel({ ...shop.deps, labels: sleepy }, { returnId, lastTry: false })
  await expect
    .poll(async () => (await shop.db.selectFrom('returnLabel').select('buyAskedAt').execute())[0])
    .toMatchObject({ buyAskedAt: expect.any(Date) })
  await passTime()
  await workOnReturnLabel(shop.deps, { returnId, lastTry: false })
  slept.resolve()

  await expect(first).rejects.toThrow('EasyPost is not done')
  expect(provider.bought()).toHaveLength(1)
  expect(await brokenRules(shop)).toEqual([])
})

describe('a declined return', () => {
  async function decline() {
    const asked = await askBack()
    await asked.move('APPROVED')
    await shop.runJobs()
    await asked.move('DECLINED')
    await shop.runJobs()
    return asked
  }

  it('gives its label back; the provider may take its time', async () => {
    const { ofStaff, own } = await decline()
    const asked = await ofStaff()
    provider.decideRefund('refunded')
    await passTime()
    await reconcileReturnLabels(shop.deps)

    expect(asked).toMatchObject({ boughtLabel: { status: 'VOIDING', cost: 7.58 } })
    expect(await ofStaff()).toMatchObject({ boughtLabel: { status: 'VOIDED' }, labelAction: null })
    expect((await own()).label).toBeNull()
    expect(provider.calls().filter((kind) => kind === 'refund')).toHaveLength(1)
    expect(await brokenRules(shop)).toEqual([])
  })

  it('does not get its money back: staff see it, and ask again', async () => {
    const { returnId, ofStaff } = await decline()
    provider.decideRefund('rejected')
    await passTime()
    await reconcileReturnLabels(shop.deps)
    const refused = await ofStaff()

    provider.fail('refund', refusal(422, 'SHIPMENT.REFUND.FAILURE'))
    await again(returnId)
    await shop.runJobs()
    const refusedAgain = await ofStaff()
    provider.decideRefund('refunded')
    await again(returnId)
    await shop.runJobs()

    const kept = { status: 'KEPT', problem: 'VOID_REFUSED' }
    expect(refused).toMatchObject({ boughtLabel: kept, labelAction: 'VOID' })
    expect(refusedAgain).toMatchObject({
      boughtLabel: { ...kept, detail: 'It says SHIPMENT.REFUND.FAILURE' },
    })
    expect(await ofStaff()).toMatchObject({ boughtLabel: { status: 'VOIDED', problem: null } })
  })

  it('gets no label when it is declined before the job', async () => {
    const { move, ofStaff } = await askBack()
    await move('APPROVED')
    await move('DECLINED')
    await shop.runJobs()

    expect(await ofStaff()).toMatchObject({
      boughtLabel: { status: 'FAILED', problem: 'DECLINED' },
    })
    expect(provider.shipments).toEqual([])
  })

  it('gives back what was bought while it was declined', async () => {
    const { returnId, move, ofStaff } = await askBack()
    provider.fail('buy', 'act and drop')
    await move('APPROVED')
    await workLast(returnId)
    const declined = await move('DECLINED')
    await shop.runJobs()
    await shop.runJobs()

    expect(declined.statusCode).toBe(200)
    expect(provider.bought()).toHaveLength(1)
    expect(provider.shipments[0]?.refund_status).toBe('submitted')
    expect(await ofStaff()).toMatchObject({ boughtLabel: { status: 'VOIDING' } })
    expect(await brokenRules(shop)).toEqual([])
  })
})

it('without the key the setting is refused, and a label that was to be bought says so', async () => {
  const { easyPost } = shop.deps.config
  const { returnId, move, ofStaff } = await askBack()
  shop.deps.config.easyPost = undefined
  shop.deps.labels = undefined
  const rules = { buy: true, carriers: ['USPS'], recipient: '' }
  const refused = await shop.put('/staff/settings', { returnLabelRules: rules }, staff)
  await move('APPROVED')
  await shop.runJobs()
  shop.deps.config.easyPost = easyPost

  expect(refused.statusCode).toBe(422)
  expect(refused.json().errors).toMatchObject([
    { path: 'returnLabelRules.buy', message: expect.stringContaining('EASYPOST_API_KEY') },
  ])
  expect(await ofStaff()).toMatchObject({ boughtLabel: { status: 'FAILED', problem: 'NO_KEY' } })
  expect((await again(returnId)).statusCode).toBe(200)
})

it('the address of the shop must be one that carriers can read', async () => {
  const refused = await shop.put('/staff/settings', { address: 'By the old mill' }, staff)

  expect(refused.json().errors).toMatchObject([{ path: 'address' }])
})

// The last ones: they take constraints away that make these faults impossible.
it.each([
  [
    'a label of a declined return',
    `update return_request set status = 'DECLINED';
     insert into return_status_move (return_id, from_status, to_status, moved_by)
       select return_id, 'APPROVED', 'DECLINED', 'nobody' from return_request`,
    'a bought label is of a return that staff approved, and that of a declined one is given back',
  ],
  [
    'a label of a return that nobody approved',
    `delete from return_status_move where to_status = 'APPROVED';
     insert into return_status_move (return_id, from_status, to_status, moved_by)
       select return_id, 'REQUESTED', 'RECEIVED', 'nobody' from return_request;
     update return_request set status = 'RECEIVED'`,
    'a bought label is of a return that staff approved, and that of a declined one is given back',
  ],
  [
    'two labels of one return',
    `alter table return_label drop constraint return_label_pkey;
     alter table return_label drop constraint return_label_shipment_ref_key;
     insert into return_label (return_id, status, provider, shipment_ref, rate_ref, carrier, cost_cents, bought_at)
       select return_id, status, provider, 'shp_other', rate_ref, carrier, cost_cents, bought_at from return_label`,
    'a return has at most one label that was bought and not given back, and it costs no less than nothing',
  ],
])('the audit finds %s', async (_fault, statements, rule) => {
  const { move } = await askBack()
  await move('APPROVED')
  await shop.runJobs()

  await plantFault(shop, statements)

  expect(await brokenRules(shop)).toEqual([rule])
})
