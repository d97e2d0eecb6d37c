import fc from 'fast-check'
import { GOLDEN_QUERIES } from './golden-queries.ts'

/** Words in the names and descriptions of many products; the last ones are in most of them. */
const COMMON = (
  'wheelchair walker cane crutch glove mask strip needle tape gauze bed catheter syringe bandage thermometer pillow brace ' +
  'sling lancet meter pump monitor dressing gown scalpel suture implant screw plate electrode battery cable lamp stool ' +
  'system kit set adhesive sterile disposable adult medical device surgical large small blue white left right mm pack ' +
  'of one many patient ref each size type use with for'
).split(' ')
const STOP_WORDS =
  'the a an of for with and or not no is are to in on at by it this that de la con para sin y el'.split(
    ' ',
  )
const UNITS = 'mm cm m in inch " ml cc l mg g kg lb oz ft fr ch v % x'.split(' ')
const ASKED = GOLDEN_QUERIES.trim()
  .split('\n')
  .map((line) => line.split(' | ')[1] ?? '')

const word = fc.constantFrom(...COMMON)
const asked = fc.constantFrom(...ASKED)
const askedWord = fc.constantFrom(...new Set(ASKED.flatMap((text) => text.split(' '))))
const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz')
const letters = (least: number, most: number) =>
  fc.string({ unit: letter, minLength: least, maxLength: most })
const digits = (least: number, most: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: least, maxLength: most })
const many = (one: fc.Arbitrary<string>, least: number, most: number, between = ' ') =>
  fc.array(one, { minLength: least, maxLength: most }).map((words) => words.join(between))
const together = (parts: readonly fc.Arbitrary<string>[], between = '') =>
  fc.tuple(...parts).map((texts) => texts.join(between))

/** A letter omitted, doubled, swapped with its neighbor or replaced. */
const mistyped = fc
  .tuple(fc.oneof(word, askedWord), fc.nat(30), fc.nat(3), letter)
  .map(([right, place, mistake, other]) => {
    const at = place % right.length
    const [before, here, after] = [right.slice(0, at), right.charAt(at), right.slice(at + 1)]
    const wrong = ['', here + here, after.charAt(0) + here, other][mistake]
    return before + wrong + (mistake === 2 ? after.slice(1) : after)
  })
const beginning = fc
  .tuple(fc.oneof(word, askedWord), fc.integer({ min: 1, max: 5 }))
  .map(([whole, length]) => whole.slice(0, length))
const code = fc.oneof(
  together([fc.constantFrom('REF-', 'BENCH-', 'ref', 'A', 'E', 'L', 'K0', 'a4'), digits(0, 5)]),
  digits(8, 14),
  many(fc.oneof(digits(1, 3), letters(1, 2)), 2, 12, '-'),
)
const size = fc.oneof(
  together([digits(1, 3), fc.constantFrom(...UNITS)]),
  many(together([digits(1, 2), fc.constantFrom(...UNITS)]), 2, 3, ' x '),
  together([digits(1, 2), fc.constant('.'), digits(1, 2), fc.constantFrom(...UNITS)]),
)
const anyWord = fc.oneof(word, askedWord, mistyped, letter, digits(1, 4), beginning)

/** Input from attackers, or from people who do not know how to search: by family. */
const FAMILIES: Record<string, fc.Arbitrary<string>> = {
  'single letters': many(letter, 1, 12),
  digits: many(digits(1, 4), 1, 12),
  'common words': many(word, 1, 12),
  'stop words': many(fc.oneof(fc.constantFrom(...STOP_WORDS), word), 1, 12),
  'beginnings of words': many(beginning, 1, 12),
  wildcards: many(
    together([
      fc.constantFrom('', '%', '*', '_', '?'),
      fc.oneof(beginning, letters(0, 3), digits(0, 2)),
      fc.constantFrom('%', '*', '_%', ':*', '.*', '?'),
    ]),
    1,
    8,
  ),
  'long words': fc.oneof(
    letters(30, 100),
    fc
      .tuple(letters(1, 4), fc.integer({ min: 10, max: 25 }))
      .map(([part, times]) => part.repeat(times)),
    many(word, 4, 14, ''),
  ),
  'many words': many(anyWord, 8, 30),
  unicode: fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
    many(
      askedWord.map((text) =>
        text.replaceAll('a', 'á').replaceAll('e', 'e\u0301').replaceAll('o', 'ö'),
      ),
      1,
      8,
    ),
    fc.constantFrom(
      '手套 口罩',
      'перчатки',
      'قفازات',
      '🧤🩹',
      'ｇｌｏｖｅ',
      'ﬁlter',
      'ß',
      'İstanbul',
    ),
  ),
  quotes: many(
    together([
      fc.constantFrom("'", '"', '`', "''", '\\', '«', '('),
      anyWord,
      fc.constantFrom("'", '"', ')', '\\', ';', ' & !', ' | ', ' <-> ', ':A'),
    ]),
    1,
    8,
  ),
  SQL: together(
    [
      anyWord,
      fc.constantFrom(
        "' or '1'='1",
        "'; drop table product; --",
        ' union select null, null',
        ') or pg_sleep(10) is null --',
        "' | 'a':*",
        ' & (a | b | c | d | e | f | g | h)',
        '/**/and/**/1=1',
        '{{7*7}}',
        '<script>alert(1)</script>',
        '../../etc/passwd',
      ),
      anyWord,
    ],
    ' ',
  ),
  codes: many(code, 1, 6),
  sizes: many(fc.oneof(size, word), 1, 10),
  typos: many(mistyped, 1, 12),
  'joined words': many(many(fc.oneof(word, askedWord), 2, 4, ''), 1, 6),
  questions: together(
    [
      fc.oneof(asked, many(word, 1, 3)),
      fc.constantFrom(
        'without',
        'not',
        'under $50',
        'for 300 lb',
        'no',
        'latex free',
        'between $1 and $2',
        'more than',
      ),
      fc.oneof(askedWord, word, mistyped),
      fc.constantFrom(
        '',
        'latex free',
        'sterile',
        'over $5',
        'w/o powder',
        '6 foot 2',
        'for my mother',
      ),
    ],
    ' ',
  ),
  'as asked': asked,
}

export interface HostileTerm {
  family: string
  term: string
}

/** This many terms, always the same, evenly from all families. */
export function hostileTerms(count: number): HostileTerm[] {
  const families = Object.entries(FAMILIES)
  const each = families.map(([family, terms], place) =>
    fc
      .sample(terms, { numRuns: Math.ceil(count / families.length), seed: place })
      .map((term) => ({ family, term })),
  )
  // In turn, so that the first ones come from all families too.
  return Array.from({ length: count }, (_, at) => at).flatMap((at) => {
    const term = each[at % families.length]?.[Math.floor(at / families.length)]
    return term ? [term] : []
  })
}
