import { toCents, toDollars } from '@mendwell/contract/wire/dollars'
import { line, required } from '@mendwell/contract/wire/shapes'
import { says } from '@mendwell/contract/wire/validation-messages'
import * as z from 'zod/mini'
import type { PromotionBody, PromotionRow } from '../../../api/staff/orders/promotions.ts'
import { typedDay } from '../../components/forms/typed-values.ts'
import {
  BLANK_PARTS,
  enterUpTo99,
  faultsOfParts,
  GoodsValues,
  goodsOf,
  PartValues,
  partsOf,
  selectorOf,
  typedParts,
  UP_TO_99,
} from './promotion-goods.ts'

/** What a promotion can give. */
export const ACTION_LABELS = {
  PERCENT_OFF: 'A percentage off',
  AMOUNT_OFF: 'An amount off the order',
  AMOUNT_OFF_EACH: 'An amount off each piece',
  FIXED_PRICE: 'A fixed price for each piece',
  BUY_X_GET_Y: 'Buy some, get some',
  BUNDLE: 'A bundle price',
  FREE_SHIPPING: 'Free shipping',
} as const
export type ActionType = keyof typeof ACTION_LABELS

/** Whether a code is required, and which. */
export const CODE_LABELS = {
  ONE: 'One code for many shoppers',
  SINGLE: 'Single-use codes, one for each shopper',
  NONE: 'No code: applies by itself to every cart that qualifies',
} as const
type CodeKind = keyof typeof CODE_LABELS

const amount = z.string().check(
  z.trim(),
  z.refine(
    (text) => text === '' || /^\d{1,6}(\.\d{1,2})?$/.test(text),
    says('enterAmount', { example: '5.00' }),
  ),
)
const count = z.string().check(z.trim(), z.regex(/^([1-9]\d{0,5})?$/, says('enterWholeOrNothing')))
const pieces = z.string().check(z.trim(), z.regex(UP_TO_99, enterUpTo99))
/** A limit is a number of pieces or sets, or none. */
const isLimit = (typed: string) => typed === '' || UP_TO_99.test(typed)

const fields = z.extend(GoodsValues, {
  name: required('promotionName', 80),
  nameEs: required('promotionName', 80),
  codes: z.enum(Object.keys(CODE_LABELS) as [CodeKind, ...CodeKind[]]),
  code: line(60),
  type: z.enum(Object.keys(ACTION_LABELS) as [ActionType, ...ActionType[]]),
  percent: z.string().check(
    z.trim(),
    z.refine(
      (text) => /^\d{1,3}(\.\d{1,3})?$/.test(text) && Number(text) > 0 && Number(text) <= 100,
      says('enterPercent'),
    ),
  ),
  amount,
  atMost: amount,
  buy: pieces,
  get: pieces,
  parts: z.array(PartValues),
  maxSets: z.string().check(z.trim()),
  maxPieces: z.string().check(z.trim()),
  isOfListPrice: z.boolean(),
  includesSale: z.boolean(),
  includesBulky: z.boolean(),
  minSubtotal: amount,
  minQuantity: count,
  isFirstOrder: z.boolean(),
  isForClinics: z.boolean(),
  startsOn: typedDay,
  endsOn: typedDay,
  useLimit: count,
  useLimitPerCustomer: count,
  priority: z
    .string()
    .check(z.trim(), z.regex(/^\d{1,3}$/, says('enterNumberBetween', { min: 0, max: 999 }))),
  exclusive: z.boolean(),
})

/** Whether the type of an action needs an amount. */
export const asksAmount = (type: ActionType) =>
  type === 'AMOUNT_OFF' || type === 'AMOUNT_OFF_EACH' || type === 'FIXED_PRICE' || type === 'BUNDLE'

/** Whether the type of an action counts sets of pieces. */
export const countsSets = (type: ActionType) => type === 'BUNDLE' || type === 'BUY_X_GET_Y'

/** Whether the type of an action is about one selection of goods. */
export const isAboutGoods = (type: ActionType) => type !== 'BUNDLE' && type !== 'FREE_SHIPPING'

/** The form as typed; the server validates it again by its own schema. */
export const PromotionValues = fields.check(
  z.refine(({ codes, code }) => codes !== 'ONE' || /^[A-Za-z0-9 -]{3,40}$/.test(code.trim()), {
    path: ['code'],
    error: says('promotionCode'),
  }),
  z.refine(({ type, amount: typed }) => !asksAmount(type) || Number(typed) > 0, {
    path: ['amount'],
    error: says('enterAmount', { example: '5.00' }),
  }),
  z.refine(({ type, maxSets }) => !countsSets(type) || isLimit(maxSets), {
    path: ['maxSets'],
    error: enterUpTo99,
  }),
  z.refine(({ type, maxPieces }) => type !== 'AMOUNT_OFF_EACH' || isLimit(maxPieces), {
    path: ['maxPieces'],
    error: enterUpTo99,
  }),
  ({ value: { type, parts }, issues }) => {
    if (type !== 'BUNDLE') return
    for (const fault of faultsOfParts(parts))
      issues.push({ code: 'custom', input: parts, ...fault })
  },
  z.refine(({ startsOn, endsOn }) => !startsOn || !endsOn || startsOn <= endsOn, {
    path: ['endsOn'],
    error: says('promotionDays'),
  }),
)
export type PromotionValues = z.output<typeof PromotionValues>

export const FIELDS = Object.keys(fields.shape) as (keyof PromotionValues)[]

export const BLANK: PromotionValues = {
  name: '',
  nameEs: '',
  codes: 'ONE',
  code: '',
  type: 'PERCENT_OFF',
  percent: '10',
  amount: '',
  atMost: '',
  buy: '2',
  get: '1',
  parts: BLANK_PARTS,
  maxSets: '',
  maxPieces: '',
  isOfListPrice: false,
  ...goodsOf(undefined),
  includesSale: false,
  includesBulky: false,
  minSubtotal: '',
  minQuantity: '',
  isFirstOrder: false,
  isForClinics: false,
  startsOn: '',
  endsOn: '',
  useLimit: '',
  useLimitPerCustomer: '',
  priority: '10',
  exclusive: false,
}

const cents = (typed: string) => toCents(Number(typed))
const rate = (typed: string) => Math.round(Number(typed) * 1000)
const whole = (typed: string) => (typed === '' ? null : Number(typed))

/** The request body. */
export function bodyOf(values: PromotionValues): PromotionBody {
  const { name, nameEs, exclusive, startsOn, endsOn } = values
  return {
    name,
    nameEs,
    code: values.codes === 'ONE' ? values.code : null,
    singleUse: values.codes === 'SINGLE',
    action: actionOf(values),
    conditions: conditionsOf(values),
    priority: Number(values.priority),
    exclusive,
    startsOn: startsOn || null,
    endsOn: endsOn || null,
    useLimit: whole(values.useLimit),
    useLimitPerCustomer: whole(values.useLimitPerCustomer),
  }
}

function actionOf(values: PromotionValues): PromotionBody['action'] {
  const { type, percent, amount: typed, atMost, buy, get } = values
  const of = selectorOf(values, values.includesSale)
  const most = atMost === '' ? {} : { maxCents: cents(atMost) }
  const sets = values.maxSets === '' ? {} : { maxSets: Number(values.maxSets) }
  switch (type) {
    case 'PERCENT_OFF':
      return {
        type,
        rate: rate(percent),
        of,
        ...most,
        ...(values.isOfListPrice && { base: 'LIST_PRICE' as const }),
      }
    case 'AMOUNT_OFF_EACH': {
      const limit = values.maxPieces === '' ? {} : { maxPieces: Number(values.maxPieces) }
      return { type, cents: cents(typed), of, ...limit }
    }
    case 'BUY_X_GET_Y':
      return {
        type,
        buy: { quantity: Number(buy), of },
        get: { quantity: Number(get), of },
        rate: rate(percent),
        ...sets,
      }
    case 'BUNDLE': {
      const parts = partsOf(values.parts, values.includesSale)
      return { type, parts, priceCents: cents(typed), ...sets }
    }
    case 'FREE_SHIPPING':
      return { type, ...most, ...(values.includesBulky && { includesBulky: true }) }
    default:
      return { type, cents: cents(typed), of }
  }
}

function conditionsOf(values: PromotionValues): PromotionBody['conditions'] {
  // Minimums are of the goods that the form shows, otherwise of everything.
  const of = isAboutGoods(values.type) ? selectorOf(values, values.includesSale) : {}
  return [
    ...(values.minSubtotal === ''
      ? []
      : [{ type: 'MIN_SUBTOTAL' as const, cents: cents(values.minSubtotal), of }]),
    ...(values.minQuantity === ''
      ? []
      : [{ type: 'MIN_QUANTITY' as const, quantity: Number(values.minQuantity), of }]),
    ...(values.isFirstOrder ? [{ type: 'FIRST_ORDER' as const }] : []),
    ...(values.isForClinics ? [{ type: 'GROUP' as const, group: 'CLINIC' as const }] : []),
  ]
}

const dollars = (amountCents: number | undefined) =>
  amountCents === undefined ? '' : toDollars(amountCents).toFixed(2)
const typedNumber = (number: number | null | undefined) => (number == null ? '' : String(number))

const amountOf = (action: PromotionRow['action']) =>
  dollars('priceCents' in action ? action.priceCents : 'cents' in action ? action.cents : undefined)

/** The one selection of goods of an action, or the first of a bundle, whose parts agree on products on sale. */
function selectorIn(action: PromotionRow['action']) {
  switch (action.type) {
    case 'BUY_X_GET_Y':
      return action.buy.of
    case 'BUNDLE':
      return action.parts[0]?.of
    case 'FREE_SHIPPING':
      return undefined
    default:
      return action.of
  }
}

/** A stored promotion as form values. */
export function valuesOf(row: PromotionRow): PromotionValues {
  const { action, conditions } = row
  const of = selectorIn(action)
  const subtotal = conditions.find(({ type }) => type === 'MIN_SUBTOTAL')
  const quantity = conditions.find(({ type }) => type === 'MIN_QUANTITY')
  const has = (type: string) => conditions.some((condition) => condition.type === type)
  return {
    ...BLANK,
    name: row.name,
    nameEs: row.nameEs,
    codes: row.singleUse ? 'SINGLE' : row.code === null ? 'NONE' : 'ONE',
    code: row.code ?? '',
    type: action.type,
    percent: 'rate' in action ? String((action.rate ?? 100_000) / 1000) : BLANK.percent,
    amount: amountOf(action),
    atMost: 'maxCents' in action ? dollars(action.maxCents) : '',
    buy: action.type === 'BUY_X_GET_Y' ? String(action.buy.quantity) : BLANK.buy,
    get: action.type === 'BUY_X_GET_Y' ? String(action.get.quantity) : BLANK.get,
    parts: action.type === 'BUNDLE' ? typedParts(action.parts) : BLANK.parts,
    maxSets: 'maxSets' in action ? typedNumber(action.maxSets) : '',
    maxPieces: 'maxPieces' in action ? typedNumber(action.maxPieces) : '',
    isOfListPrice: 'base' in action && action.base === 'LIST_PRICE',
    ...(isAboutGoods(action.type) && goodsOf(of)),
    includesSale: of?.excludeSale !== true,
    includesBulky: action.type === 'FREE_SHIPPING' && action.includesBulky === true,
    minSubtotal: subtotal && 'cents' in subtotal ? dollars(subtotal.cents) : '',
    minQuantity: quantity && 'quantity' in quantity ? String(quantity.quantity) : '',
    isFirstOrder: has('FIRST_ORDER'),
    isForClinics: has('GROUP'),
    startsOn: row.startsOn ?? '',
    endsOn: row.endsOn ?? '',
    useLimit: typedNumber(row.useLimit),
    useLimitPerCustomer: typedNumber(row.useLimitPerCustomer),
    priority: String(row.priority),
    exclusive: row.exclusive,
  }
}
