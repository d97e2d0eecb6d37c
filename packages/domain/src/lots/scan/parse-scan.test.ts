import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toGtin14 } from './gtin.ts'
import { otherReading } from './other-reading.ts'
import { joinHibc, parseScan } from './parse-scan.ts'
import type { ScannedCode } from './scan.ts'
import vectors from './udi-scan.vectors.json' with { type: 'json' }

const { currentYear } = vectors
const read = (text: string) => parseScan(text, currentYear)

describe('the vectors of the rules', () => {
  it.each(vectors.scans)('$id: $note', ({ input, expect: expected }) => {
    expect(read(input)).toEqual(expected)
  })

  it.each(vectors.hibcPairs)('$id', ({ primary, secondary, expect: expected }) => {
    const joined = joinHibc(read(primary) as ScannedCode, read(secondary) as ScannedCode)
    expect(joined).toMatchObject(expected)
  })

  it.each(vectors.gtins)('GTIN $gtin', ({ gtin, gtin14 }) => {
    expect(toGtin14(gtin)).toBe(gtin14)
  })
})

it.each([
  ['AB12317260930', { value: 'AB123', expires: '2026-09-30' }],
  ['AB12317260200', { value: 'AB123', expires: '2026-02-28' }],
  ['AB12317260230', undefined],
  ['24K0117', undefined],
])('%s may have swallowed a date', (value, expected) => {
  expect(otherReading(value, currentYear)).toEqual(expected)
})

const GS = '\u001d'
const withCheck = (body: string) => {
  const digit = [...'0123456789'].find((one) => toGtin14(body + one) !== null)
  return body + digit
}
const text = fc.stringMatching(/^[A-Z0-9\-./]{1,8}$/)
const label = fc.record({
  gtin: fc.stringMatching(/^\d{13}$/).map(withCheck),
  lot: text,
  serial: text,
  expires: fc.date({
    min: new Date('2000-01-01'),
    max: new Date('2070-12-31'),
    noInvalidDate: true,
  }),
})

describe('any label', () => {
  it('is read as it was printed, whichever field comes first', () => {
    fc.assert(
      fc.property(label, fc.boolean(), ({ gtin, lot, serial, expires }, isDateFirst) => {
        const day = expires.toISOString().slice(0, 10)
        const date = `17${day.slice(2).replaceAll('-', '')}`
        const printed = isDateFirst
          ? `]d201${gtin}${date}10${lot}${GS}21${serial}`
          : `]d201${gtin}10${lot}${GS}21${serial}${GS}${date}`
        expect(read(printed)).toMatchObject({ ok: true, di: gtin, lot, serial, expires: day })
      }),
    )
  })

  it('never throws and never accepts a wrong check digit', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 600 }), (typed) => {
        expect(typeof read(typed).ok).toBe('boolean')
      }),
    )
    fc.assert(
      fc.property(label, fc.integer({ min: 1, max: 9 }), ({ gtin, lot }, shift) => {
        const wrong = gtin.slice(0, 13) + ((Number(gtin[13]) + shift) % 10)
        expect(read(`01${wrong}10${lot}`)).toMatchObject({ ok: false, reason: 'BAD_CHECK_DIGIT' })
      }),
    )
  })
})

describe('10 MB', () => {
  const repeated = (unit: string) => unit.repeat(Math.ceil((10 * 1024 * 1024) / unit.length))
  const label = `]d20100614141999996${GS}10ABC123${GS}17260930`
  /** Of this thread so far: waiting for a busy machine does not count. */
  const cpuMs = () => process.threadCpuUsage().user / 1000

  it.each([
    ['labels one after another', repeated(label)],
    ['bracketed fields', repeated('(01)00614141999996(10)ABC(')],
    ['opening brackets', repeated('(')],
    ['separators, and one code', `${repeated('<GS>')}0100614141999996`],
    ['blanks within a code', `0100614141999996${repeated(' ')}10ABC`],
    ['line ends within a code', `0100614141999996${repeated('\r\n\t')}10ABC`],
    ['a link', `https://example.com/01/00614141999996${repeated('/10/A%20')}`],
    ['HIBC', `+${repeated('A123BJC5D6E71')}`],
  ])('of %s is refused at once', (_, input) => {
    const before = cpuMs()

    expect(read(input)).toEqual({ ok: false, reason: 'TOO_LONG' })
    expect(cpuMs() - before).toBeLessThan(2000)
  })

  it('of blanks and line ends around one code are cut off', () => {
    const before = cpuMs()
    const code = `${repeated(' ')}0100614141999996${repeated(' ')}${repeated('\r\n\t')}`

    expect(read(code)).toMatchObject({ ok: true, di: '00614141999996' })
    expect(cpuMs() - before).toBeLessThan(2000)
  })
})
