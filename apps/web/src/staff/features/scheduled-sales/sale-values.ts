import { toCents, toDollars } from '@mendwell/contract/wire/dollars'
import { required } from '@mendwell/contract/wire/shapes'
import { says } from '@mendwell/contract/wire/validation-messages'
import type { SaleDiscount } from '@mendwell/domain/prices/scheduled-sales'
import * as z from 'zod/mini'
import type { SaleBody, SaleRow } from '../../../api/staff/orders/scheduled-sales.ts'
import { isDollars } from '../../components/forms/typed-values.ts'

export const DISCOUNT_LABELS = {
  PERCENT_OFF: 'A percentage off the unit price',
  AMOUNT_OFF: 'An amount off the unit price',
  PRICE: 'One price for each product',
} as const
type DiscountType = SaleDiscount['type']

const minute = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, says('momentExpected')))
const ids = z.array(z.string())

const isPercent = (text: string) => /^\d{1,2}(\.\d{1,3})?$/.test(text.trim()) && Number(text) > 0
const isAmount = (text: string) => isDollars(text.trim())

const fields = z.object({
  name: required('nameRequired', 80),
  type: z.enum(Object.keys(DISCOUNT_LABELS) as [DiscountType, ...DiscountType[]]),
  percent: z.string(),
  amount: z.string(),
  productIds: ids,
  categoryIds: ids,
  brandIds: ids,
  startsAt: minute,
  endsAt: minute,
})

/** The form as typed; the server validates it again by its own schema. */
export const SaleValues = fields.check(
  z.refine(({ type, percent }) => type !== 'PERCENT_OFF' || isPercent(percent), {
    path: ['percent'],
    error: says('enterPercentBelow', { example: '20' }),
  }),
  z.refine(({ type, amount }) => type === 'PERCENT_OFF' || isAmount(amount), {
    path: ['amount'],
    error: says('enterAmount', { example: '5.00' }),
  }),
  z.refine((values) => hasGoods(values), {
    path: ['productIds'],
    error: says('saleGoodsRequired'),
  }),
  z.refine(({ startsAt, endsAt }) => !startsAt || !endsAt || startsAt < endsAt, {
    path: ['endsAt'],
    error: says('saleEndsFirst'),
  }),
)
export type SaleValues = z.output<typeof SaleValues>

export const FIELDS = Object.keys(fields.shape) as (keyof SaleValues)[]

/** Whether any goods are selected. */
export const hasGoods = ({ productIds, categoryIds, brandIds }: SaleValues): boolean =>
  productIds.length + categoryIds.length + brandIds.length > 0

export const BLANK: SaleValues = {
  name: '',
  type: 'PERCENT_OFF',
  percent: '20',
  amount: '',
  productIds: [],
  categoryIds: [],
  brandIds: [],
  startsAt: '',
  endsAt: '',
}

const numbers = (typed: readonly string[]) => typed.map(Number)

function discountOf({ type, percent, amount }: SaleValues): SaleDiscount {
  if (type === 'PERCENT_OFF') return { type, rate: Math.round(Number(percent) * 1000) }
  return { type, cents: toCents(Number(amount)) }
}

/** The request body. */
export const bodyOf = (values: SaleValues): SaleBody => ({
  name: values.name,
  startsAt: values.startsAt,
  endsAt: values.endsAt,
  ...rulesOf(values),
})

const rulesOf = (values: SaleValues) => ({
  discount: discountOf(values),
  of: {
    productIds: numbers(values.productIds),
    categoryIds: numbers(values.categoryIds),
    brandIds: numbers(values.brandIds),
  },
})

/** The part of the form that determines prices; undefined while incomplete. */
export const previewOf = (values: SaleValues) => {
  const isTyped =
    values.type === 'PERCENT_OFF' ? isPercent(values.percent) : isAmount(values.amount)
  return isTyped && hasGoods(values) ? rulesOf(values) : undefined
}

/** A stored sale as form values. */
export const valuesOf = ({ name, discount, of, startsAt, endsAt }: SaleRow): SaleValues => ({
  name,
  type: discount.type,
  percent: discount.type === 'PERCENT_OFF' ? String(discount.rate / 1000) : BLANK.percent,
  amount: discount.type === 'PERCENT_OFF' ? '' : toDollars(discount.cents).toFixed(2),
  productIds: of.productIds.map(String),
  categoryIds: of.categoryIds.map(String),
  brandIds: of.brandIds.map(String),
  startsAt,
  endsAt,
})
