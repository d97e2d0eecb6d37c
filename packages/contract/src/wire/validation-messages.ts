import type * as z from 'zod/mini'
import type { Sentence } from './errors.ts'
import type { FieldMessageKey } from './field-messages.ts'
import type { MessageKey } from './messages.ts'
import type { StaffMessageKey } from './staff-messages.ts'

/** The key of a message that a field can be rejected with. */
export type FieldCode = MessageKey | FieldMessageKey | StaffMessageKey

/**
 * What a schema reports: the message key and its parameters, as the single string a schema can carry (`emailRequired`,
 * `charactersMax{"max":80}`). Server and browser render it (`sentenceOf`).
 */
export const says = (code: FieldCode, params?: Sentence['params']): string =>
  params ? code + JSON.stringify(params) : code

/** Parses what a schema reported; undefined if it is not a message key. */
export function sentenceOf(reported: string): Sentence | undefined {
  const [, code, params = '{}'] = /^(\w+)(\{.*\})?$/s.exec(reported) ?? []
  return code === undefined ? undefined : { code, params: JSON.parse(params) }
}

type Issue = z.core.$ZodRawIssue
type TooLittle = Extract<Issue, { code: 'too_small' }>
type TooMuch = Extract<Issue, { code: 'too_big' }>

const EXPECTED: Record<string, FieldMessageKey> = {
  array: 'listExpected',
  boolean: 'booleanExpected',
  date: 'dateExpected',
  int: 'wholeNumberExpected',
  number: 'numberExpected',
  object: 'objectExpected',
  record: 'objectExpected',
  string: 'textExpected',
}

/** What is wrong with a value, for schemas without messages of their own. */
export function validationMessage(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return says('valueMissing')
      return typeMessage(issue.expected)
    case 'too_small':
      return tooLittle(issue)
    case 'too_big':
      return tooMuch(issue)
    case 'not_multiple_of':
      return issue.divisor === 0.01
        ? says('decimalsExpected')
        : says('multipleExpected', { step: String(issue.divisor) })
    case 'invalid_value':
      // That the field is optional need not be mentioned.
      return oneOf(issue.values.filter((value) => value !== '').map(String))
    case 'invalid_format':
      return says(issue.format === 'datetime' ? 'instantExpected' : 'formatWrong')
    case 'unrecognized_keys':
      return says('fieldUnknown', { fields: issue.keys.join(', ') })
    case 'invalid_union':
      return unionMessage(issue.errors)
    default:
      return says('valueNotAllowed')
  }
}

function typeMessage(type: string): string {
  const code = EXPECTED[type]
  return code ? says(code) : says('typeExpected', { type })
}

function oneOf(values: readonly string[]): string {
  const [last = ''] = values.slice(-1)
  const others = values.slice(0, -1).join(' or ')
  return others ? says('oneOfExpected', { others, last }) : says('valueExpected', { value: last })
}

function tooLittle({ origin, minimum, inclusive }: TooLittle): string {
  const min = written(minimum)
  if (origin === 'string') return says('charactersMin', { min: String(minimum) })
  if (origin === 'array') return minimum === 1 ? says('entryMin') : says('entriesMin', { min })
  return says(inclusive ? 'numberMin' : 'numberAbove', { min })
}

function tooMuch({ origin, maximum, inclusive }: TooMuch): string {
  const max = written(maximum)
  if (origin === 'string') return says('charactersMax', { max: String(maximum) })
  if (origin === 'array') return maximum === 1 ? says('entryMax') : says('entriesMax', { max })
  return says(inclusive ? 'numberMax' : 'numberBelow', { max })
}

/** No comma in a year or a number of days. */
const written = (bound: number | bigint) =>
  bound < 10_000 ? String(bound) : bound.toLocaleString('en-US')

/** For a union, the first alternative that is more than being empty: report what is wrong with that one. */
function unionMessage(ways: readonly (readonly z.core.$ZodIssue[])[]): string {
  const isEmptiness = ([issue]: readonly z.core.$ZodIssue[]) =>
    issue?.code === 'invalid_value' && issue.values.length === 1 && issue.values[0] === ''
  return ways.find((way) => !isEmptiness(way))?.[0]?.message ?? says('valueNotAllowed')
}
