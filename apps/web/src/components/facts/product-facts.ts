import type { ProductWire, ProductWithImageWire } from '@mendwell/contract/catalog/catalog'
import { CUT_PRICE } from '@mendwell/domain/money/pricing'
import { departmentLabel } from '../../lib/words/department-label.ts'
import { formatNumber, t, translateWord } from '../../lib/words/texts.ts'
import { unitInWords } from './unit-in-words.ts'

/** A row of the facts table. */
export interface Fact {
  name: string
  value: string
  /** True for codes, whose digits should align in columns. */
  code?: boolean
}

/** The few facts shown next to the description. */
export function mainFacts(product: ProductWire): Fact[] {
  return known([
    {
      name: t('product.category'),
      value: `${departmentLabel(product.category)} / ${translateWord(product.subCategory)}`,
    },
    { name: t('product.brand'), value: product.brandName },
    { name: t('product.soldAs'), value: unitInWords(product.unitName) },
    { name: t('product.gtin'), value: product.gtin, code: true },
    { name: t('product.sku'), value: product.sku, code: true },
    {
      name: t('product.salesTax'),
      value: t(product.taxExemptFlag ? 'product.exempt' : 'product.taxed'),
    },
  ])
}

/** Everything the shop knows about a product; what it does not know is left out, never guessed. */
export function allFacts(product: ProductWithImageWire): Fact[] {
  const { manufacturer, brandName } = product
  const options = product.optionsAttributes.filter(({ description }) => description !== CUT_PRICE)
  return known([
    ...mainFacts(product),
    { name: t('product.sourceName'), value: product.sourceName },
    { name: t('product.manufacturer'), value: manufacturer === brandName ? null : manufacturer },
    { name: t('product.udi'), value: product.udiDi, code: true },
    { name: t('product.hcpcs'), value: product.hcpcs, code: true },
    { name: t('product.weight'), value: weightOf(product) },
    { name: t('product.packaging'), value: listed(product.packagingAttributes) },
    { name: t('product.cuts'), value: listed(product.cuttingAttributes) },
    { name: t('product.options'), value: listed(options) },
    {
      name: t('product.latex'),
      value: yesNo(product.latex, 'product.hasLatex', 'product.noLatex'),
    },
    {
      name: t('product.sterility'),
      value: yesNo(product.sterile, 'product.sterile', 'product.notSterile'),
    },
    {
      name: t('product.use'),
      value: yesNo(product.singleUse, 'product.singleUse', 'product.reusable'),
    },
    { name: t('product.prescription'), value: prescriptionOf(product) },
    { name: t('product.more'), value: listed(product.extraAttributes) },
    { name: t('product.notes'), value: product.notes },
  ])
}

const known = (facts: { name: string; value: string | null; code?: boolean }[]): Fact[] =>
  facts.flatMap(({ value, ...fact }) => (value ? [{ ...fact, value }] : []))

const listed = (attributes: readonly { description: string }[]) =>
  attributes.map(({ description }) => description).join(', ')

type FactKey = Parameters<typeof t>[0]

const yesNo = (flag: boolean | null, yes: FactKey, no: FactKey) =>
  flag === null ? null : t(flag ? yes : no)

const weightOf = ({ weight, weightUnit }: ProductWire) =>
  weight === null ? null : `${formatNumber(weight)} ${weightUnit ?? ''}`.trim()

function prescriptionOf({ rx, otc }: ProductWire): string | null {
  if (rx) return t('product.rxNeeded')
  return otc ? t('product.otc') : null
}
