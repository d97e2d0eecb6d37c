/** A label has room for a name, not for a legal form. */
const LEGAL_FORMS = [
  'inc',
  'ltd',
  'llc',
  'l\\.?p',
  'co',
  'corp',
  'corporation',
  'company',
  'limited',
  'gmbh',
  'plc',
  'sdn',
  'bhd',
  'pty',
  'uk',
  'usa',
  'international',
  'medical',
  'healthcare',
  'health care',
  'technology',
  'devices?',
  'products?',
  'industries',
  'equipment',
  'instruments?',
  'diagnostics?',
  'sciences?',
  'group',
  'electronics?',
  'maternal and infant supplies',
  'precise?ion',
]
const LEGAL = new RegExp(`\\(.*?\\)|\\b(${LEGAL_FORMS.join('|')})\\b\\.?`, 'gi')
/** More is too small to be read on a pack. */
const TITLE_CHARACTERS = 44
const SHORTEST_PHRASE = 10

/** The one or two words of a maker's name that people know it by. */
export function shortBrand(brandName: string): string {
  const plain = brandName
    .replace(LEGAL, ' ')
    .replace(/[.,&\-\s]+$|^[.,&\-\s]+/g, '')
    .replace(/\s*,.*$/, '')
    .replace(/\s+/g, ' ')
    .trim()
  const known = plain.length > 2 ? plain : (brandName.split(/[ ,]/)[0] ?? brandName)
  return known.replace(/^(\S+ (?:& )?\S+).*/, '$1').replace(/ &$/, '')
}

/** A maker's whole name before the product's: "Darby Dental Supply, LLC Carbide bur". */
const MAKER_START = /^.{2,40}?\b(?:llc|inc|gmbh|ltd)\b[.,]*\s+(?=\S{2})/i
const LEGAL_START = /^(?:(?:mfg|manufacturing|co|supply|medical products|products)\b[.,]*\s+)+/i
/** Heads of lists that say too little alone: what follows the comma is the product. */
const GENERIC_HEAD =
  /^(baby food|(manual |power )?wheelchair accessory|wheelchair component|accessory|gradient compression bandaging supply|non-sterile|((adult|youth|pediatric) sized )?(disposable )?incontinence product)$/i
/** What says little about which product it is. */
const IDLE_PART =
  /^(or .*|any (size|type|material|depth|height|width|length)|each|prefabricated|off-the-shelf|replacement only|includes?\b.*|including\b.*|with ara and dha|with dha and ara|per .*|complete|complete assembly|[\d.]+ ?(ml|g|kg|m)\.?)$/i
/** A phrase may end before these. */
const PHRASE_WORD =
  '\\s+(?:with|without|for|in|of|and|or|to|used|owned|from|that|on|per|intended|the|is|are|which)(?=\\s)'

/** The telling words of a product name, whole phrases only, without the brand and the pack size. */
export function shortTitle(productName: string, brand: string): string {
  const plain = productName
    .replace(/[®™*]/g, '')
    .replace(/\([^)]*\)?/g, ' ')
    .replace(/,?\s*(pack|box|package) of.*$/i, '')
    .replace(/,?\s*(\d+ )?per (package|\d+).*$/i, '')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,;:])/g, '$1')
    .trim()
  const [head = '', ...rest] = withoutBrand(plain, brand)
    .split(/[,;:](?!\d)\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const parts = GENERIC_HEAD.test(head) && rest.length > 0 ? rest : [head, ...rest]
  const title = joined(parts.filter((part, index) => index === 0 || !IDLE_PART.test(part)))
  // Not "ICare".
  return /^[a-z]+[A-Z]/.test(title) ? title : title.charAt(0).toUpperCase() + title.slice(1)
}

function withoutBrand(plain: string, brand: string) {
  const named = saidOnce(plain.replace(MAKER_START, '')).trim()
  if (!named.toLowerCase().startsWith(`${brand.toLowerCase()} `)) return named
  const rest = named.slice(brand.length + 1).replace(LEGAL_START, '')
  return rest.length < 4 ? named : rest
}

/** "Winx Winx System", "AffloVest The AffloVest is comprised of …": some sources say the name twice. */
function saidOnce(name: string): string {
  const [before = '', after] = name.replace(/ (is|are) (a|an|the|\w+ed)\b.*$/, '').split(' The ')
  const told = after && !before.includes(' ') ? after : before
  return told.replace(/\b(\w{3,}) \1\b/gi, '$1')
}

/** As many parts as fit; a first part that is too long ends with a phrase. */
function joined([first = '', ...others]: string[]) {
  let title = wholePhrase(first)
  if (title !== first) return title
  for (const part of others) {
    if (`${title}, ${part}`.length > TITLE_CHARACTERS) break
    title = `${title}, ${part}`
  }
  return title
}

function wholePhrase(text: string): string {
  if (text.length <= TITLE_CHARACTERS) return text
  let phrase = text
  while (phrase.length > TITLE_CHARACTERS) {
    // The last phrase goes first.
    const starts = Array.from(phrase.matchAll(new RegExp(PHRASE_WORD, 'gi')))
    const last = starts.at(-1)?.index ?? 0
    if (last < SHORTEST_PHRASE) break
    phrase = phrase.slice(0, last)
  }
  return phrase.replace(/(\s+(indications|for|use|including|with|or|and|without|equal|to))+$/i, '')
}

/** How the product is sold, as far as it is known: nothing is made up from other facts. */
export function packSize(unitName: string): string {
  if (unitName === 'each') return '1 piece'
  if (unitName === 'lb') return 'Per lb'
  return unitName.charAt(0).toUpperCase() + unitName.slice(1)
}
