/** One product as the catalogue's source file has it; every cell is text. */
export type SourceProduct = Record<string, string>

export interface CategoryText {
  /** `*`: in every category, before the category's own texts. */
  categoryId: string
  /** Tested at the beginnings of words of the product name; empty: the category's usual text. */
  match: string
  purpose: string
  choice: string
}

/** The first text whose pattern is in the name, else the category's usual one. */
export function chooseText(texts: readonly CategoryText[], productName: string): CategoryText {
  const special = texts.find(
    ({ match }) => match !== '' && new RegExp(`\\b(?:${match})`, 'i').test(productName),
  )
  const text = special ?? texts.find(({ match }) => match === '')
  if (!text) throw new Error(`No text for "${productName}"`)
  return text
}

/** Plain-language details: what it is for, what is in the pack, known facts, one piece of advice. */
export function describeProduct(product: SourceProduct, text: CategoryText): string {
  return [
    text.purpose,
    packSentence(product),
    factsSentence(product),
    adviceFor(product, text.choice),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

/** Care of what is used again; a text of a category may not say it of what is used once. */
const REUSE =
  /\b(steriliz\w+|wash (it|them|all|the)|rinse|boil|keep it sharp|replace (it|them|mirrors) when|change brushes|clean (it|the tip|and))\b/i
const ONCE = /\b(each one once|once only|throw (it|them) away)\b/i
const USED_ONCE = 'Use it once only, and only when its pack was closed.'
const USED_AGAIN = 'Clean it as the maker says, and look it over before each use.'

/** The category's advice, unless the record says that it is used once, or again. */
function adviceFor({ singleUse, productName = '' }: SourceProduct, choice: string) {
  const isUsedOnce = singleUse === 'Y' || /\b(disposable|single[- ]use)\b/i.test(productName)
  if (isUsedOnce && !/non-disposable/i.test(productName) && REUSE.test(choice)) return USED_ONCE
  if (singleUse === 'N' && ONCE.test(choice)) return USED_AGAIN
  return choice
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
    /^(pack|box|package|bottle) of (.+)$/i.exec(amount) ?? /^(\d+) per package$/.exec(amount)
  if (counted?.[2]) return `One ${counted[1]?.toLowerCase()} holds ${counted[2]}`
  if (counted) return `One package holds ${counted[1]}`
  const unit = /^(pack|box|package|bottle) of (.+)$/i.exec(unitName)
  if (unit) return `One ${unit[1]?.toLowerCase()} holds ${unit[2]}`
  if (/^[\d.]+ m$/.test(amount)) return `One piece is ${amount} long`
  if (/^[\d.]+ (ml|g|kg)$/.test(amount)) return `One pack contains ${amount}`
  if (/\b(can|jar|bottle)$/.test(unitName)) return `Comes in ${article(unitName)} ${unitName}`
  return UNIT_SENTENCES[unitName] ?? `Sold by the ${unitName}`
}

const UNIT_SENTENCES: Record<string, string> = {
  each: 'Sold one at a time',
  pair: 'Sold as a pair',
  lb: 'Priced by the pound',
  booking: 'One order is one booking',
}

/** "an" before 8, 11 and 18, as they are spoken. */
const article = (amount: string) => (/^(8|11|18)/.test(amount) ? 'an' : 'a')

function firstDescription(attributes: string): string {
  const list: unknown = JSON.parse(attributes)
  const first: unknown = Array.isArray(list) ? list[0] : undefined
  if (typeof first !== 'object' || first === null || !('description' in first)) return ''
  return String(first.description)
}

/** Only what the record states: an empty cell says nothing. */
function factsSentence({ latex, sterile, singleUse, rx, otc }: SourceProduct) {
  const facts = [
    sterile === 'Y' && 'sterile',
    sterile === 'N' && 'not sterile',
    singleUse === 'Y' && 'for single use',
    latex === 'Y' && 'contains natural rubber latex',
    latex === 'N' && 'not made with natural rubber latex',
    rx === 'Y' && 'for use on prescription',
    otc === 'Y' && 'sold without a prescription',
  ].filter((fact) => fact !== false)
  if (facts.length === 0) return ''
  const last = facts.pop()
  const sentence = facts.length === 0 ? `${last}` : `${facts.join(', ')} and ${last}`
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
}
