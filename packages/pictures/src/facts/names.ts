/** A label has room for a name, not for a legal form. */
const LEGAL_FORM =
  /[\s,]+(?:inc|incorporated|ltd|limited|llc|l\.l\.c|lp|l\.p|co|company|corp|corporation|gmbh|ag|plc|sdn|bhd|pty|uk)\.?$/i
/** Details are added up to this length: more would be too small to read on a pack. */
const TITLE_CHARACTERS = 44
/** A carton or plate has room for what parts a product from its sisters: "adjustable, under 22 in wide". */
export const LONG_TITLE_CHARACTERS = 80
/** The product's main term is kept whole, up to this length. */
const HEAD_CHARACTERS = 76
/** A shorter head says too little by itself: "Adapter", "Control unit". */
const SHORT_HEAD = 22

/** A maker's name without its legal form: half of a name would be another maker's. */
export function shortBrand(brandName: string): string {
  const plain = brandName
    .replace(/\(.*?\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const shorter = plain.replace(LEGAL_FORM, '').replace(/[\s,&-]+$/, '')
  if (shorter.length < 2) return plain
  return shorter === plain ? plain : shortBrand(shorter)
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
  /^(or .*|any (size|type|material|depth|height|width|length)|each|prefabricated|off-the-shelf|replacement only|includes?\b.*|including\b.*|with ara and dha|with dha and ara|per .*|complete|complete assembly|[\d.]+ ?(ml|g|kg|m)\.?( tube)?|[\d.]+ (fl )?oz( jar| can| bottle)?)$/i
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

/** What would make the name another product's if it were left out: its form, its user, what is not with it. */
const ESSENTIAL = new RegExp(
  [
    String.raw`^(?:with|without|no)\b`,
    String.raw`\b(?:liquid|powder|concentrate|ready to (?:feed|drink)|strained|junior|low iron)\b`,
    String.raw`\b(?:only|parts?|replacement piece|refills?|(?:non-)?sterile|latex|preservative free|syringe type)\b`,
    String.raw`\b(?:left|right|adult|child|children|infant|pediatric|women|men|male|female)\b`,
    String.raw`\b(?:fitted by an expert|off the shelf|shear reduction)\b`,
  ].join('|'),
  'i',
)
/** Nutrients that most formulas have: they make room for what is essential. */
const USUAL_NUTRIENTS = /(?: with|,) ara and dha$/i
/** With its essential parts a title may be this long. */
const ESSENTIAL_CHARACTERS = 110

/** The whole first part, as many of the others as fit, and all that are essential. */
function joined([first = '', ...others]: string[], characters: number) {
  const most = Math.max(HEAD_CHARACTERS, characters)
  const kept = new Set<string>()
  const title = (head = first) => [head, ...others.filter((part) => kept.has(part))].join(', ')
  for (const part of others) {
    const room = title().length < SHORT_HEAD ? most : characters
    if (`${title()}, ${part}`.length > room) break
    kept.add(part)
  }
  for (const part of others.filter((other) => ESSENTIAL.test(other))) {
    if (`${title()}, ${part}`.length <= ESSENTIAL_CHARACTERS) kept.add(part)
  }
  const isFull = title().length > characters && kept.size > 0
  return title(isFull ? first.replace(USUAL_NUTRIENTS, '') : first)
}
