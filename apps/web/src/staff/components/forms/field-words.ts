import { toDollars } from '@mendwell/contract/wire/dollars'
import { ORDER_STATUSES, staffReading } from '@mendwell/domain/orders/order-status'
import { STAFF_PERMISSIONS } from '@mendwell/domain/people/staff-permissions'
import { codeInWords } from '../page/code-words.ts'
import { formatMoment, formatMoney, formatPercent, minuteInWords } from '../page/formats.ts'
import { mailInWords } from '../page/mail-words.ts'

/** Columns whose name is not what the product form calls them. */
const FORM_WORDS: Readonly<Record<string, string>> = {
  cutPrice: 'On sale',
  gtin: 'Barcode (GTIN)',
  hcpcs: 'HCPCS code',
  kindKey: 'Product kind',
  piecesPerUnit: 'Pieces per unit',
  popularFlag: 'Popular',
  priceCheck: 'Price in the shop',
  productStatus: 'Shown in the shop',
  sellinPcs: 'Sold by the piece',
  sku: 'SKU',
  sourceName: 'Official name',
  taxExemptFlag: 'Tax exempt',
  udiDi: 'UDI-DI',
  unitName: 'Unit',
}

/** What the product form says of stored codes. */
const CODE_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  popularFlag: { 0: 'no', 1: 'yes' },
  priceCheck: { RULE: 'unless it looks wrong', CONFIRMED: 'confirmed', ASK: 'hidden' },
  productStatus: { A: 'yes', N: 'no' },
}

/** A column such as unitPriceCents as text: 'Unit price'; titleEs is 'Title in Spanish'. */
export function fieldInWords(name: string): string {
  const known = FORM_WORDS[name]
  if (known !== undefined) return known
  const words = name
    .replace(/^is(?=[A-Z])|(?<=[a-z])Es$|Cents$/g, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  const language = /[a-z]Es$/.test(name) ? ' in Spanish' : ''
  return words.charAt(0).toUpperCase() + words.slice(1) + language
}

/** Fields stored in thousandths of a percent. */
const PERCENTS = ['onlineDiscount', 'tax', 'rate']

/** Attributes of a product are shown by description, anything else by its fields: 'from $50.00, cost $15.00'. */
const partsInWords = (parts: object): string =>
  'description' in parts
    ? String(parts.description)
    : Object.entries(parts)
        .map(([name, value]) => `${fieldInWords(name).toLowerCase()} ${valueInWords(name, value)}`)
        .join(', ')

const isOfParts = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !('description' in value)

const WORDS_OF_PERMISSIONS: Record<string, string> = STAFF_PERMISSIONS
const permissionInWords = (permission: string) => WORDS_OF_PERMISSIONS[permission] ?? permission

/** An order's status as staff read it everywhere: 'Preparing'. */
function statusInWords(stored: string): string {
  const status = ORDER_STATUSES.find((one) => one === stored)
  return status ? staffReading(status) : stored
}

/** Fields that hold a code; what staff type as a reason is stored as a note. */
const CODED_FIELDS = [
  'state',
  'status',
  'returnStatus',
  'recallStatus',
  'reason',
  'kind',
  'saleClass',
  'tracking',
  'bucket',
  'practiceType',
  'checker',
]
const CODE = /^[A-Z]+(_[A-Z]+)*$/

/** A minute in the shop's time zone. */
const SHOP_MINUTE = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

/** A moment as JSON has it. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

/** A history is skimmed: of a long text, the beginning is enough. */
const MAX_SHOWN = 300
const shortened = (text: string) =>
  text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN).trimEnd()}…` : text

/** A field's stored value: cents as money, null as 'nothing'. */
export function valueInWords(name: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing'
  if (typeof value === 'number' && name.endsWith('Cents')) return formatMoney(toDollars(value))
  if (typeof value === 'number' && PERCENTS.includes(name)) return formatPercent(value / 1000)
  if (typeof value === 'string' && SHOP_MINUTE.test(value)) return minuteInWords(value)
  if (typeof value === 'string' && INSTANT.test(value)) return formatMoment(value)
  const code = CODE_WORDS[name]?.[String(value)]
  if (code !== undefined) return code
  if (name === 'orderStatus') return statusInWords(String(value))
  if (name === 'mail') return mailInWords(String(value))
  if (typeof value === 'string' && CODED_FIELDS.includes(name) && CODE.test(value)) {
    return codeInWords(value)
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (name === 'permissions' && Array.isArray(value)) return value.map(permissionInWords).join('; ')
  if (Array.isArray(value)) {
    const between = value.some(isOfParts) ? '; ' : ', '
    return value.map((entry) => valueInWords('', entry)).join(between) || 'nothing'
  }
  return typeof value === 'object' ? partsInWords(value) : shortened(String(value))
}
