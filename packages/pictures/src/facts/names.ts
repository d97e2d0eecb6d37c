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
/** Details are added up to this length: more would be too small to read on a pack. */
const TITLE_CHARACTERS = 44
/** A carton or plate has room for what parts a product from its sisters: "adjustable, under 22 in wide". */
export const LONG_TITLE_CHARACTERS = 80
/** The product's main term is kept whole, up to this length. */
const HEAD_CHARACTERS = 76
/** A shorter head says too little by itself: "Adapter", "Control unit". */
const SHORT_HEAD = 22

/** Two words; initials before a name are none: "S.G. & P. Payne". */
const INITIALS_AND_WORDS = /^((?:(?:[A-Z]\.)+ (?:& )?)+\S+|\S+ (?:& )?\S+).*/

/** The one or two words a maker is known by. */
export function shortBrand(brandName: string): string {
  const plain = brandName
    .replace(LEGAL, ' ')
    .replace(/[.,&\-\s]+$|^[.,&\-\s]+/g, '')
    .replace(/\s*,.*$/, '')
    .replace(/\s+/g, ' ')
    .trim()
  const known = plain.length > 2 ? plain : (brandName.split(/[ ,]/)[0] ?? brandName)
  return known.replace(INITIALS_AND_WORDS, '$1').replace(/ &$/, '')
}

/** A maker's full name before the product's: "Darby Dental Supply, LLC Carbide bur". */
const MAKER_START = /^.{2,40}?\b(?:llc|inc|gmbh|ltd)\b[.,]*\s+(?=\S{2})/i
const LEGAL_START =
  /^(?:(?:[Mm]fg|MFG|[Mm]anufacturing|Co|[Ss]upply|Medical|Devices|Products|products|USA|Systems|Glove(?= powder-free))\b[.,]*\s+)+/
/** Heads of lists that say too little by themselves: the product follows the comma. */
const GENERIC_HEAD =
  /^(baby food|(manual |power )?wheelchair accessory|wheelchair component|accessory|gradient compression bandaging supply|non-sterile|((adult|youth|pediatric) sized )?(disposable )?incontinence product)$/i
/** Words that say little about which product it is. */
const IDLE_PART =
  /^(or .*|any (size|type|material|depth|height|width|length)|each|prefabricated|off-the-shelf|replacement only|includes?\b.*|including\b.*|with ara and dha|with dha and ara|per .*|complete|complete assembly|[\d.]+ ?(ml|g|kg|m)\.?( tube)?)$/i
/** The second part of "back, hip and thigh": the part before its comma is not a product. */
const REST_OF_LIST = /^[\w-]+(?: [\w-]+)? (?:and|or) /i
/** "Small", "medium or large". */
const END_OF_LIST = /^[\w-]+ (?:and|or) [\w-]+$/i
/** A code or measure in parentheses; words in them belong to the name: "(not insulin)". */
const CODE_IN_PARENTHESES = /\((?:[^)%]*\d[^)%]*|[A-Z][A-Z-]+)\)|\([^)]*$/g

/**
 * The significant words of a product name, without brand and pack size. It is cut only at commas, and never so that
 * another product's name would remain.
 */
export function shortTitle(
  productName: string,
  brand: string,
  characters: number = TITLE_CHARACTERS,
): string {
  const plain = productName
    .replace(/[®™*]/g, '')
    .replace(CODE_IN_PARENTHESES, ' ')
    .replace(/,?\s*(pack|box|package) of.*$/i, '')
    .replace(/,?\s*(\d+ )?\bper (package|\d+).*$/i, '')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,;:])/g, '$1')
    .trim()
  const [head = '', ...rest] = withoutBrand(plain, brand)
    .split(/[,;:](?!\d)\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const parts = GENERIC_HEAD.test(head) && rest.length > 0 ? rest : [head, ...rest]
  const said = wholeLists(parts).filter((part, at) => at === 0 || !IDLE_PART.test(part))
  const title = joined(said, characters)
  // Not "ICare".
  return /^[a-z]+[A-Z]/.test(title) ? title : title.charAt(0).toUpperCase() + title.slice(1)
}

function withoutBrand(plain: string, brand: string) {
  const named = saidOnce(plain.replace(MAKER_START, '')).trim()
  if (!named.toLowerCase().startsWith(`${brand.toLowerCase()} `)) return named
  const rest = named.slice(brand.length + 1).replace(LEGAL_START, '')
  // "MediTouch 2 test strips": a number after the brand is its model, not a count.
  return rest.length < 4 || /^\d/.test(rest) ? named : rest
}

/** "Winx Winx System", "AffloVest The AffloVest is comprised of …": some sources repeat the name. */
function saidOnce(name: string): string {
  const [before = '', after] = name.replace(/ (is|are) (a|an|the|\w+ed)\b.*$/, '').split(' The ')
  const chosen = after && !before.includes(' ') ? after : before
  return chosen.replace(/\b(\w{3,}) \1\b/gi, '$1')
}

/** "Lower back", "hip and thigh brace" is one name; so are "small", "medium or large". */
const goesOn = (parts: readonly string[], at: number) =>
  at === 1
    ? REST_OF_LIST.test(parts[at] ?? '')
    : END_OF_LIST.test(parts[at] ?? '') && !/^without /i.test(parts[at - 1] ?? '')

const wholeLists = (parts: string[]) => {
  const [first = '', second = '', third = '', ...others] = parts
  // "With oxygen", "nebulizer", "suction or cough functions": without the others it would be another product.
  if (/ with /.test(first) && REST_OF_LIST.test(third))
    return [`${first}, ${second}, ${third}`, ...others]
  const lists: string[] = []
  for (const [at, part] of parts.entries()) {
    const before = goesOn(parts, at) ? lists.pop() : undefined
    lists.push(before === undefined ? part : `${before}, ${part}`)
  }
  return lists
}

/** The whole first part, and as many others as fit. */
function joined([first = '', ...others]: string[], characters: number) {
  let title = first
  for (const part of others) {
    const room = title.length < SHORT_HEAD ? Math.max(HEAD_CHARACTERS, characters) : characters
    if (`${title}, ${part}`.length > room) break
    title = `${title}, ${part}`
  }
  return title
}
