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
const TITLE_CHARACTERS = 60

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

/** The first telling words of a product name, without the brand and the pack size. */
export function shortTitle(productName: string, brand: string): string {
  const plain = productName
    .replace(/[®™*]/g, '')
    .replace(/\(.*?\)/g, '')
    .replace(/,?\s*(pack|box|package) of.*$/i, '')
    .replace(/,?\s*per \d+.*$/i, '')
  const startsWithBrand = plain.toLowerCase().startsWith(`${brand.toLowerCase()} `)
  const title = startsWithBrand ? plain.slice(brand.length + 1) : plain
  const head = title.split(/[,;:]/)[0]?.trim() ?? ''
  return (head.length < 6 ? title : head).replace(/\s+/g, ' ').slice(0, TITLE_CHARACTERS)
}

/** What the pack says about its size: the unit of sale, else the item number. */
export function packSize(unitName: string, sku: string): string {
  if (unitName !== 'each' && unitName !== '')
    return unitName.charAt(0).toUpperCase() + unitName.slice(1)
  const reference = sku.replace(/^HCPCS-/, '')
  const printable = reference !== '' && reference.length <= 12 && !reference.startsWith('P9-')
  return printable ? `REF ${reference}` : '1 piece'
}
