import { formatMoney, formatPercent } from '../../components/formats.ts'

/** A column such as unitPriceCents in words: 'Unit price'. */
export function fieldInWords(name: string): string {
  const words = name
    .replace(/Cents$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Fields that are kept in thousandths of a percent. */
const PERCENTS = ['onlineDiscount', 'tax']

/** Attributes of a product are told by their description. */
const entryInWords = (entry: unknown): string =>
  typeof entry === 'object' && entry !== null && 'description' in entry
    ? String(entry.description)
    : valueInWords('', entry)

/** What stood in a field: cents as money, nothing as 'nothing'. */
export function valueInWords(name: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing'
  if (typeof value === 'number' && name.endsWith('Cents')) return formatMoney(value / 100)
  if (typeof value === 'number' && PERCENTS.includes(name)) return formatPercent(value / 1000)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.map(entryInWords).join(', ') || 'nothing'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
