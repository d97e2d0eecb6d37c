import { type ScannedCode, ScanProblem } from './scan.ts'
import { dayOf, dayOfYear, fullYear, monthEnd } from './scan-dates.ts'

/** The 43 characters of HIBC; a character's index is its value. */
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%'
const MAX_TEXT = 18

type Facts = Omit<ScannedCode, 'ok' | 'kind' | 'symbology'>

/** The last character is the sum of all before it, modulo 43. */
const checkOf = (text: string) =>
  ALPHABET[[...text].reduce((sum, character) => sum + ALPHABET.indexOf(character), 0) % 43]

/** What a HIBC code says, without asterisks, starting with its plus (HIBC rules as in 1.1). Throws a ScanProblem. */
export function readHibc(typed: string, currentYear: number): Facts {
  const code = typed.toUpperCase().replace(/_$/, ' ')
  if ([...code].some((character) => !ALPHABET.includes(character))) {
    throw new ScanProblem('BAD_CHARACTER')
  }
  if (code.length < 3) throw new ScanProblem('BAD_LENGTH')
  if (checkOf(code.slice(0, -1)) !== code.at(-1)) throw new ScanProblem('BAD_CHECK_CHARACTER')
  const body = code.slice(1, -1)
  const facts = /^[A-Z]/.test(body)
    ? readPrimary(body, code.at(-1) ?? '', currentYear)
    : readAlone(body, currentYear)
  return typed === typed.toUpperCase() ? facts : { ...facts, warnings: ['UPPERCASED'] }
}

function readPrimary(body: string, checkCharacter: string, currentYear: number): Facts {
  const [primary = '', ...parts] = body.split('/')
  const found = /^([A-Z][0-9A-Z]{3})([0-9A-Z]{1,18})(\d)$/.exec(primary)
  if (!found) throw new ScanProblem('BAD_LENGTH')
  const [di, lic = '', pcn = '', unit] = found
  const facts = { di, lic, pcn, unitOfMeasure: Number(unit) }
  if (parts.length === 0) return { ...facts, checkCharacter, part: 'PRIMARY' }
  return { ...facts, ...readParts(parts, currentYear), part: 'COMBINED' }
}

/** A secondary symbol by itself: the primary's check character precedes its own. */
function readAlone(body: string, currentYear: number): Facts {
  const [first = '', ...parts] = body.slice(0, -1).split('/')
  const facts = readParts([first, ...parts], currentYear)
  return { ...facts, part: 'SECONDARY', linkCharacter: body.at(-1) ?? '' }
}

function readParts([first = '', ...others]: string[], currentYear: number): Facts {
  const facts = readSecondary(first, currentYear)
  for (const part of others) Object.assign(facts, readFurther(part))
  for (const value of [facts.lot, facts.serial]) {
    if (value !== undefined && value.length > MAX_TEXT) throw new ScanProblem('BAD_LENGTH')
  }
  return facts
}

function readFurther(part: string): Facts {
  const dated = /^(14|16)D(\d{4})(\d\d)(\d\d)$/.exec(part)
  if (dated) {
    const day = dayOf(Number(dated[2]), Number(dated[3]), Number(dated[4]))
    return dated[1] === '14' ? { expires: day } : { made: day }
  }
  if (/^S./.test(part)) return { serial: part.slice(1) }
  if (/^Q\d{1,9}$/.test(part)) return { quantity: Number(part.slice(1)) }
  throw new ScanProblem('BAD_SECONDARY')
}

function readSecondary(part: string, currentYear: number): Facts {
  if (part.startsWith('$$')) return readMarked(part.slice(2), currentYear)
  if (part.startsWith('$+')) return { serial: part.slice(2) }
  if (part.startsWith('$')) return part.length > 1 ? { lot: part.slice(1) } : {}
  const julian = /^(\d\d)(\d{3})(.*)$/.exec(part)
  if (!julian) throw new ScanProblem('BAD_SECONDARY')
  const expires = dayOfYear(fullYear(julian[1] ?? '', currentYear), Number(julian[2]))
  return { expires, ...named('lot', julian[3]) }
}

const named = (name: 'lot' | 'serial', value: string | undefined) =>
  value ? { [name]: value } : {}

/** `$$` [+] [8QQ | 9QQQQQ] date lot. */
function readMarked(text: string, currentYear: number): Facts {
  const isSerial = text.startsWith('+')
  const rest = isSerial ? text.slice(1) : text
  const counted = /^(?:8(\d\d)|9(\d{5}))(.*)$/.exec(rest)
  const quantity = counted ? Number(counted[1] ?? counted[2]) : undefined
  const { expires, left } = readDate(counted?.[3] ?? rest, counted !== null, currentYear)
  return {
    ...(quantity !== undefined && { quantity }),
    ...(expires && { expires }),
    ...named(isSerial ? 'serial' : 'lot', left),
  }
}

type Dated = { expires?: string; left: string }

/** A date by its flag: MMYY, 2 MMDDYY, 3 YYMMDD, 4 YYMMDDHH, 5 YYJJJ, 6 YYJJJHH, 7 none. */
function readDate(text: string, isCounted: boolean, currentYear: number): Dated {
  const year = (digits: string) => fullYear(digits, currentYear)
  const number = (from: number, to: number) => Number(text.slice(from, to))
  const take = (length: number) => {
    if (!/^\d+$/.test(text.slice(0, length)) || text.length < length)
      throw new ScanProblem('BAD_DATE')
    return text.slice(length)
  }
  switch (text[0]) {
    case '2': {
      const left = take(7)
      return { expires: dayOf(year(text.slice(5, 7)), number(1, 3), number(3, 5)), left }
    }
    case '3':
    case '4': {
      const left = take(text[0] === '3' ? 7 : 9)
      return { expires: dayOf(year(text.slice(1, 3)), number(3, 5), number(5, 7)), left }
    }
    case '5':
    case '6': {
      const left = take(text[0] === '5' ? 6 : 8)
      return { expires: dayOfYear(year(text.slice(1, 3)), number(3, 6)), left }
    }
    case '7':
      return { left: text.slice(1) }
    case '0':
    case '1': {
      if (isCounted && !/^(0[1-9]|1[0-2])\d\d/.test(text)) return { left: text }
      const left = take(4)
      return { expires: monthEnd(year(text.slice(2, 4)), number(0, 2)), left }
    }
    default:
      if (isCounted) return { left: text }
      throw new ScanProblem('BAD_SECONDARY')
  }
}
