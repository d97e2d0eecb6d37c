import type * as z from 'zod/mini'

type Issue = z.core.$ZodRawIssue
type TooLittle = Extract<Issue, { code: 'too_small' }>
type TooMuch = Extract<Issue, { code: 'too_big' }>

const EXPECTED: Record<string, string> = {
  array: 'a list',
  boolean: 'true or false',
  date: 'a date',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'text',
}

const FORMATS: Record<string, string> = {
  datetime: 'Expected a date and time such as 2026-11-20T15:04:05Z',
}

/** What is wrong with a value, in plain words: for schemas that bring none of their own. */
export function validationMessage(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'This is missing'
      return `Expected ${EXPECTED[issue.expected] ?? issue.expected}`
    case 'too_small':
      return tooLittle(issue)
    case 'too_big':
      return tooMuch(issue)
    case 'not_multiple_of':
      return issue.divisor === 0.01
        ? 'Expected at most two decimals'
        : `Expected a multiple of ${issue.divisor}`
    case 'invalid_value':
      // That nothing may be sent as well needs no word.
      return `Expected ${issue.values.filter((value) => value !== '').join(' or ')}`
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'This is not in the expected format'
    case 'unrecognized_keys':
      return `Unknown field: ${issue.keys.join(', ')}`
    case 'invalid_union':
      return unionMessage(issue.errors)
    default:
      return 'This value is not allowed'
  }
}

function tooLittle({ origin, minimum, inclusive }: TooLittle): string {
  if (origin === 'string') return `${minimum} Characters Minimum`
  if (origin === 'array') return `At least ${entries(minimum)}`
  return `${inclusive ? 'At least' : 'More than'} ${written(minimum)}`
}

function tooMuch({ origin, maximum, inclusive }: TooMuch): string {
  if (origin === 'string') return `${maximum} Characters Maximum`
  if (origin === 'array') return `At most ${entries(maximum)}`
  return `${inclusive ? 'At most' : 'Less than'} ${written(maximum)}`
}

/** A year or a day count needs no comma. */
const written = (bound: number | bigint) =>
  bound < 10_000 ? String(bound) : bound.toLocaleString('en-US')
const entries = (count: number | bigint) => (count === 1 ? '1 entry' : `${written(count)} entries`)

/** Of several ways to be right the first that is more than being empty: what is wrong with that one. */
function unionMessage(ways: readonly (readonly z.core.$ZodIssue[])[]): string {
  const isEmptiness = ([issue]: readonly z.core.$ZodIssue[]) =>
    issue?.code === 'invalid_value' && issue.values.length === 1 && issue.values[0] === ''
  return ways.find((way) => !isEmptiness(way))?.[0]?.message ?? 'This value is not allowed'
}
