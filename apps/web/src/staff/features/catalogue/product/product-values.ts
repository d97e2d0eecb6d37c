import type { StaffProduct } from '@mendwell/contract/catalog/product-form'
import { toCents } from '@mendwell/contract/wire/dollars'
import { line, required, text } from '@mendwell/contract/wire/shapes'
import { says } from '@mendwell/contract/wire/validation-messages'
import { PRICE_CHECKS } from '@mendwell/domain/money/price-check'
import { CUT_PRICE, isSaleASaving } from '@mendwell/domain/money/pricing'
import * as z from 'zod/mini'
import type { ProductInput } from '../../../../api/staff/products.ts'

type Wire = z.input<typeof StaffProduct>
type Attributes = Wire['optionsAttributes']

const amount = (empty: 'may be empty' | 'required') =>
  z.string().check(
    z.trim(),
    z.refine(
      (text) => (text === '' ? empty === 'may be empty' : /^\d{1,7}(\.\d{1,2})?$/.test(text)),
      empty === 'required'
        ? says('enterUnitPrice', { example: '19.99' })
        : says('enterAmount', { example: '19.99' }),
    ),
  )
const long = text(2000)

const fields = z.object({
  productName: required('productNameRequired', 200),
  productDetails: text(20_000).check(z.minLength(1, says('productDetailsRequired'))),
  unitPrice: amount('required'),
  salePrice: amount('may be empty'),
  wholesalePrice: amount('may be empty'),
  purchasePrice: amount('may be empty'),
  categoryId: z.string().check(z.minLength(1, says('categoryRequired'))),
  brandId: z.string(),
  kindKey: z.string(),
  priceCheck: z.enum(PRICE_CHECKS),
  pieces: z.string().check(z.regex(/^([1-9]\d{0,4})?$/, says('enterWholeOrNothing'))),
  quantity: z.string().check(z.regex(/^\d{0,7}$/, says('enterStockOrNothing'))),
  sku: line(80),
  unitName: line(40),
  weight: z
    .string()
    .check(z.regex(/^(\d{1,6}(\.\d{1,6})?)?$/, says('enterNumberLike', { example: '0.5' }))),
  weightUnit: line(20),
  manufacturer: line(120),
  sourceName: line(400),
  gtin: line(20),
  hcpcs: line(20),
  notes: long,
  packagingAttributes: long,
  cuttingAttributes: long,
  extraAttributes: long,
  productStatus: z.boolean(),
  popularFlag: z.boolean(),
  cutPrice: z.boolean(),
  quoteOnly: z.boolean(),
  taxExemptFlag: z.boolean(),
  sellinPcs: z.boolean(),
})

const isSaleRight = ({ cutPrice, salePrice, unitPrice }: z.output<typeof fields>) =>
  isSaleASaving({
    cutPrice,
    unitPriceCents: toCents(Number(unitPrice)),
    salePriceCents: salePrice === '' ? null : toCents(Number(salePrice)),
  })

const PRICES: readonly unknown[] = ['unitPrice', 'salePrice'] satisfies (keyof ProductValues)[]

/** The product form as typed; the server validates it again by its own schema. */
export const ProductValues = fields.check(
  z.refine(isSaleRight, {
    path: ['salePrice'],
    error: says('saleNoSaving'),
    // An invalid amount cannot be compared, and already has an error.
    when: ({ issues }) => !issues.some(({ path }) => PRICES.includes(path?.[0])),
  }),
)
export type ProductValues = z.output<typeof ProductValues>

export const FIELDS = Object.keys(fields.shape) as (keyof ProductValues)[]

const isCut = ({ description }: Attributes[number]) => description === CUT_PRICE
const lines = (list: Attributes) => list.map(({ description }) => description).join('\n')
const money = (value: number | null | undefined) => (value == null ? '' : value.toFixed(2))

/** The initial values of the form. */
export const valuesOf = (product?: Wire): ProductValues => ({
  productName: product?.productName ?? '',
  productDetails: product?.productDetails ?? '',
  unitPrice: money(product?.unitPrice),
  salePrice: money(product?.salePrice),
  wholesalePrice: money(product?.wholesalePrice),
  purchasePrice: money(product?.purchasePrice),
  categoryId: String(product?.categoryId ?? ''),
  brandId: String(product?.brandId ?? ''),
  kindKey: product?.kindKey ?? '',
  priceCheck: product?.priceCheck ?? 'RULE',
  pieces: String(product?.pieces ?? ''),
  quantity: String(product?.quantity ?? ''),
  sku: product?.sku ?? '',
  unitName: product?.unitName ?? 'each',
  weight: String(product?.weight ?? ''),
  weightUnit: product?.weightUnit ?? '',
  manufacturer: product?.manufacturer ?? '',
  sourceName: product?.sourceName ?? '',
  gtin: product?.gtin ?? '',
  hcpcs: product?.hcpcs ?? '',
  notes: product?.notes ?? '',
  packagingAttributes: lines(product?.packagingAttributes ?? []),
  cuttingAttributes: lines(product?.cuttingAttributes ?? []),
  extraAttributes: lines(product?.extraAttributes ?? []),
  productStatus: product ? product.productStatus === 'A' : true,
  popularFlag: product?.popularFlag === 1,
  cutPrice: product?.optionsAttributes.some(isCut) ?? false,
  quoteOnly: product?.quoteOnly ?? false,
  taxExemptFlag: product?.taxExemptFlag ?? false,
  sellinPcs: product?.sellinPcs ?? true,
})

/** The request body. Specification §5: a checked status box is A, else N; a checked popular box is 1, else 0. */
export function inputOf(values: ProductValues, product?: Wire): ProductInput {
  const { cutPrice, sku, unitName, ...same } = values
  const number = (text: string) => (text.trim() === '' ? null : Number(text))
  const others = (product?.optionsAttributes ?? []).filter((entry) => !isCut(entry))
  const input: ProductInput = {
    ...same,
    unitPrice: Number(values.unitPrice),
    salePrice: number(values.salePrice),
    wholesalePrice: number(values.wholesalePrice),
    purchasePrice: number(values.purchasePrice),
    categoryId: Number(values.categoryId),
    brandId: number(values.brandId),
    kindKey: values.kindKey || null,
    pieces: number(values.pieces),
    quantity: number(values.quantity),
    weight: number(values.weight),
    productStatus: values.productStatus ? 'A' : 'N',
    popularFlag: values.popularFlag ? 1 : 0,
    packagingAttributes: entries(values.packagingAttributes, product?.packagingAttributes),
    cuttingAttributes: entries(values.cuttingAttributes, product?.cuttingAttributes),
    extraAttributes: entries(values.extraAttributes, product?.extraAttributes),
    optionsAttributes: cutPrice ? [...others, { description: CUT_PRICE }] : others,
    ...(sku && { sku }),
    ...(unitName && { unitName }),
  }
  // The stock may have changed since the form was opened: it is sent only if it was edited.
  if (product && input.quantity === product.quantity) delete input.quantity
  return input
}

/** One per line; an entry's other fields stay with it. */
function entries(text: string, before: Attributes = []): Attributes {
  const typed = text.split('\n').map((line) => line.trim())
  return typed
    .filter((line) => line !== '')
    .map((description) => before.find((one) => one.description === description) ?? { description })
}
