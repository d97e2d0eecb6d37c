import { describe, expect, it } from 'vitest'
import { DEFAULT_SHIPPING_TIERS } from '../money/shipping.ts'
import {
  type ChangedRefund,
  DEFAULT_RETURN_RULES,
  exchangeShipping,
  OPEN_RETURN_STATUSES,
  RETURN_STATUSES,
  type ReturnInput,
  refuseChangedRefund,
  refuseReturn,
  refuseReturnOfOrder,
  returnAmounts,
  returnTransitions,
  wasSaleItem,
} from './returns.ts'

const input: ReturnInput = {
  kind: 'REFUND',
  quantity: 1,
  quantityBefore: 0,
  quantityBought: 3,
  otherPieces: 0,
  daysSinceArrival: 5,
  cutPrice: false,
  opened: false,
  defective: false,
  categoryId: 61,
}

describe('the return policy', () => {
  it.each([
    [{}, undefined],
    [{ daysSinceArrival: 15 }, undefined],
    [{ daysSinceArrival: 16 }, 'TOO_LATE'],
    [{ daysSinceArrival: 30, kind: 'REPLACEMENT' }, undefined],
    [{ daysSinceArrival: 31, kind: 'REPLACEMENT' }, 'TOO_LATE'],
    [{ quantity: 2 }, undefined],
    [{ quantity: 3 }, 'TOO_MANY'],
    [{ quantity: 2, quantityBefore: 1 }, 'TOO_MANY'],
    [{ quantity: 2, quantityBought: 1 }, 'NOTHING_LEFT'],
    [{ quantity: 1, otherPieces: 2 }, 'TOO_MANY'],
    [{ cutPrice: true }, 'SALE_ITEM'],
    [{ opened: true }, 'OPENED'],
    [{ opened: true, defective: true }, undefined],
    [{ opened: true, defective: true, daysSinceArrival: 16 }, 'TOO_LATE'],
    [{ opened: true, defective: true, cutPrice: true }, undefined],
    [{ defective: true, quantity: 3 }, 'TOO_MANY'],
  ] as const)('answers %j with %j', (change, refusal) => {
    expect(refuseReturn({ ...input, ...change }, DEFAULT_RETURN_RULES)).toBe(refusal)
  })

  it('refuses items that touch the body if the owner says so', () => {
    const rules = { ...DEFAULT_RETURN_RULES, hygieneCategoryIds: [61] }

    expect(refuseReturn(input, rules)).toBe('HYGIENE')
    expect(refuseReturn({ ...input, defective: true }, rules)).toBeUndefined()
  })

  const soldThree = {
    line: { quantity: 3, netCents: 53_97, taxCents: 4_45 },
    promised: { pieces: 0, cents: 0 },
  }

  it('refunds the tax and not the shipping', () => {
    expect(returnAmounts({ ...input, quantity: 2 }, soldThree, DEFAULT_RETURN_RULES)).toEqual({
      goodsCents: 35_98,
      taxCents: 2_97,
      refundCents: 35_98 + 2_97,
      restorationFeeCents: 0,
      exchangedCents: 0,
    })
  })

  it('charges ten percent of the goods for a replacement', () => {
    const replacement = { ...input, kind: 'REPLACEMENT' } as const

    expect(returnAmounts(replacement, soldThree, DEFAULT_RETURN_RULES)).toEqual({
      goodsCents: 0,
      taxCents: 0,
      refundCents: 0,
      restorationFeeCents: 1_80,
      exchangedCents: 17_99,
    })
  })

  it.each([
    ['REPLACEMENT', 0, 1_80],
    ['EXCHANGE', 17_99, 1_80],
    ['REFUND', 17_99, 0],
  ] as const)('a %s of defective goods costs no fee', (kind, goodsCents, usualFee) => {
    const amounts = (defective: boolean) =>
      returnAmounts({ ...input, kind, defective }, soldThree, DEFAULT_RETURN_RULES)

    expect(amounts(false).restorationFeeCents).toBe(usualFee)
    expect(amounts(true)).toMatchObject({ goodsCents, restorationFeeCents: 0, exchangedCents: 0 })
  })

  it.each([
    { exchanged: [], shipping: 0 },
    { exchanged: [17_99], shipping: 20_00 },
    { exchanged: [30_00, 20_00], shipping: 15_00 },
    { exchanged: [150_00, 50_00], shipping: 0 },
  ])('ships $exchanged again in one package for $shipping', ({ exchanged, shipping }) => {
    expect(exchangeShipping(exchanged, DEFAULT_SHIPPING_TIERS)).toBe(shipping)
  })

  it.each([
    ['REJECTED', 'PAID', 'CANCELLED'],
    ['NEW', 'UNPAID', 'NOT_PAID'],
    ['CLOSED', 'REFUNDED', 'NOTHING_LEFT'],
    ['CLOSED', 'PAID', undefined],
    ['CLOSED', 'PARTLY_REFUNDED', undefined],
  ])('answers an order that is %s and %s with %s', (orderStatus, paymentStatus, refusal) => {
    expect(refuseReturnOfOrder({ orderStatus, paymentStatus })).toBe(refusal)
  })

  it.each([
    [
      'at the sale price',
      { unitPriceCents: 79_50, listPriceCents: 79_50, discountPercent: 20.5 },
      true,
    ],
    [
      'at the online price',
      { unitPriceCents: 17_99, listPriceCents: 19_99, discountPercent: 10 },
      false,
    ],
    [
      'at its unit price',
      { unitPriceCents: 19_99, listPriceCents: 19_99, discountPercent: 0 },
      false,
    ],
  ])('knows an item sold %s', (_name, item, isSale) => {
    expect(wasSaleItem(item)).toBe(isSale)
  })

  it('moves a refund from request to refunded and nowhere else, the usual way first', () => {
    const transitions = RETURN_STATUSES.flatMap((from) =>
      returnTransitions(from, 'REFUND').map((to) => `${from}>${to}`),
    )

    expect(transitions).toEqual([
      'REQUESTED>APPROVED',
      'REQUESTED>DECLINED',
      'APPROVED>RECEIVED',
      'APPROVED>DECLINED',
      'RECEIVED>REFUNDED',
    ])
  })

  it('is open until its status is final', () => {
    expect(RETURN_STATUSES.filter((from) => returnTransitions(from, 'REFUND').length > 0)).toEqual(
      OPEN_RETURN_STATUSES,
    )
  })
})

const changed: ChangedRefund = {
  kind: 'REFUND',
  status: 'RECEIVED',
  isRecalled: false,
  quotedCents: 18_00,
  refundCents: 12_50,
  reason: 'Worn',
}

describe('a refund that staff change', () => {
  it.each<[string, Partial<ChangedRefund>, ReturnType<typeof refuseChangedRefund>]>([
    ['lower, with a reason', {}, undefined],
    ['before the items arrive', { status: 'REQUESTED' }, undefined],
    ['down to nothing', { refundCents: 0 }, undefined],
    ['back to the quoted sum, without a reason', { refundCents: 18_00, reason: null }, undefined],
    ['lower, without a reason', { reason: null }, 'REASON_MISSING'],
    ['above the quoted sum', { refundCents: 18_01 }, 'TOO_HIGH'],
    ['of a refunded return', { status: 'REFUNDED' }, 'CLOSED'],
    ['of a declined return', { status: 'DECLINED' }, 'CLOSED'],
    ['of recalled goods', { isRecalled: true }, 'RECALLED'],
    ['of a replacement', { kind: 'REPLACEMENT' }, 'NO_REFUND'],
    ['of an exchange', { kind: 'EXCHANGE' }, 'NO_REFUND'],
  ])('%s', (_name, facts, refusal) => {
    expect(refuseChangedRefund({ ...changed, ...facts })).toBe(refusal)
  })
})
