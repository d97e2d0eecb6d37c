/** One product as in the catalog's source file; every cell is text. */
export type SourceProduct = Record<string, string>

/** Plain-language details: what it is for, what is in the pack, and known facts. */
export function describeProduct(product: SourceProduct, purpose: readonly string[]): string {
  return [...purpose, packSentence(product), factsSentence(product)]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

function packSentence(product: SourceProduct) {
  const contents = packContents(product)
  const { manufacturer, hcpcs } = product
  if (manufacturer) return `${contents}, from ${manufacturer.replace(/\.$/, '')}.`
  if (hcpcs) return `${contents}; its HCPCS code for insurance claims is ${hcpcs}.`
  return `${contents}.`
}

function packContents({ unitName = '', packagingAttributes = '[]' }: SourceProduct) {
  const amount = firstDescription(packagingAttributes)
  const counted =
    /^(pack|box|package|bottle|cassette) of (.+)$/i.exec(amount) ?? /^(\d+) per package$/.exec(amount)
  if (counted?.[2]) return `One ${counted[1]?.toLowerCase()} holds ${counted[2]}`
  if (counted) return `One package holds ${counted[1]}`
  const unit = /^(pack|box|package|bottle) of (.+)$/i.exec(unitName)
  if (unit) return `One ${unit[1]?.toLowerCase()} holds ${unit[2]}`
  if (/^[\d.]+ m$/.test(amount)) return `One piece is ${amount} long`
  if (/^[\d.]+ (ml|g|kg)$/.test(amount)) return `One pack contains ${amount}`
  if (/\b(can|jar|bottle|bag|carton|tub)$/.test(unitName)) return `Comes in ${article(unitName)} ${unitName}`
  if (/^set of \d+$/.test(unitName)) return `Sold as a ${unitName}`
  if (MEASURED.test(unitName)) return `Sold as ${unitName}`
  return UNIT_SENTENCES[unitName] ?? `Sold by the ${unitName}`
}

/** Billed by length, area, calories or days: how many rolls, cartons or sensors that is, is not stated. */
const MEASURED = /^[\d,]+ (yards?|sq in|calories|days' supply)$/

const UNIT_SENTENCES: Record<string, string> = {
  each: 'Sold one at a time',
  pair: 'Sold as a pair',
  lb: 'Priced by the pound',
  booking: 'One order is one booking',
  pack: 'Comes in a pack',
  cup: 'Sold by the cup',
}

/** "an" before 8, 11 and 18, as pronounced. */
const article = (amount: string) => (/^(8|11|18)/.test(amount) ? 'an' : 'a')

function firstDescription(attributes: string): string {
  const list: unknown = JSON.parse(attributes)
  const first: unknown = Array.isArray(list) ? list[0] : undefined
  if (typeof first !== 'object' || first === null || !('description' in first)) return ''
  return String(first.description)
}

/** Only what the record states: an empty cell adds nothing, nor do a prescription and its opposite together. */
function factsSentence({ latex, sterile, singleUse, rx, otc }: SourceProduct) {
  const facts = [
    sterile === 'Y' && 'sterile',
    sterile === 'N' && 'not sterile',
    singleUse === 'Y' && 'for single use',
    latex === 'Y' && 'contains natural rubber latex',
    latex === 'N' && 'not made with natural rubber latex',
    rx === 'Y' && otc !== 'Y' && 'for use on prescription',
    otc === 'Y' && rx !== 'Y' && 'sold without a prescription',
  ].filter((fact) => fact !== false)
  if (facts.length === 0) return ''
  const last = facts.pop()
  const sentence = facts.length === 0 ? `${last}` : `${facts.join(', ')} and ${last}`
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
}
