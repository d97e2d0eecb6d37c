import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCodeInfo } from './code-info.ts'
import { compareRecords, keyOf, readRecord } from './feed.ts'
import { type Criterion, isSure, matchLot } from './match-lot.ts'
import vectors from './recall.vectors.json' with { type: 'json' }
import {
  type CheckLevel,
  checkedOrders,
  checkLevelOf,
  isHeldMeanwhile,
  isSameDecision,
  needsTwoPeople,
} from './recalls.ts'

describe('the vectors of the rules', () => {
  it.each(vectors.codeInfo)(
    'reads $id: $code_info',
    ({ code_info, more_code_info, expect: expected }) => {
      const more = more_code_info ? { more: more_code_info } : {}
      const { unread: _, ...read } = readCodeInfo(code_info, { ...more, currentYear: 2026 })
      expect(read).toEqual(expected)
    },
  )

  it.each(vectors.matching.cases)('matches $id', ({ criterion, expect: expected }) => {
    const { dis, skus, ...codes }: { dis?: string[]; skus?: string[] } & Criterion = criterion
    const isNamed = ({ di, sku }: { di: string; sku: string }) =>
      dis?.includes(di) || skus?.some((one) => one.toUpperCase() === sku.toUpperCase())
    const found = vectors.matching.lots.filter(isNamed).flatMap((lot) => {
      const match = matchLot(codes, { lotCode: lot.lot, serial: lot.serial ?? null })
      return match ? [{ ...lot, match }] : []
    })
    const sure = found.filter(({ match }) => isSure(match)).map(({ lotId }) => lotId)

    expect(Object.fromEntries(found.map(({ lotId, match }) => [lotId, match]))).toEqual(
      expected.lots,
    )
    expect(
      found.filter((lot) => lot.onHand > 0 && sure.includes(lot.lotId)).map((lot) => lot.lotId),
    ).toEqual(expected.freeze)
    expect(found.filter(({ match }) => !isSure(match)).map(({ lotId }) => lotId)).toEqual(
      expected.askPerson,
    )
    expect(
      vectors.matching.shipped
        .filter(({ lotId }) => sure.includes(lotId))
        .map(({ orderNum }) => orderNum),
    ).toEqual(expected.notify)
  })

  it.each(vectors.feed)('takes $id', ({ stored, incoming, expect: expected }) => {
    const read = readRecord(incoming)
    if (!read.ok) {
      expect(expected).toEqual({ action: 'REJECT', reason: read.reason })
      return
    }
    const before = stored ? readRecord(stored) : null
    const change = compareRecords(before?.ok ? before.record : null, read.record)
    const { status: _, key: __, ...facts } = expected as Record<string, unknown>
    expect(change).toMatchObject(facts)
  })

  it.each(vectors.effectiveness)('checks $check of $consignees at $level', (sample) => {
    expect(checkedOrders(sample.consignees, sample.level as CheckLevel)).toBe(sample.check)
  })
})

it.each([
  ['24K0117, 24K0118', { lots: ['24K0117', '24K0118'], review: ['UNLABELLED'] }],
  ['Lots 50210-50215', { lots: ['50210-50215'], review: ['RANGE'] }],
  ['(01)00844505000779(10)1', { dis: [], review: ['BAD_UDI'] }],
  ['Lots NO12, 12', { lots: ['NO12', '12'] }],
  ['Lot No12 and lot nos. 13', { lots: ['12', '13'] }],
  [
    'Lot A1 manufactured after 05/01/2026',
    { lots: ['A1'], madeBetween: null, review: ['DATE_BOUNDS'] },
  ],
])('%s is read as far as it is clear', (text, expected) => {
  expect(readCodeInfo(text, { currentYear: 2026 })).toMatchObject(expected)
})

it('never throws, and keeps every word with a digit', () => {
  const words = fc.stringMatching(/^[A-Z]{0,2}\d{2,5}$/)
  const joints = fc.constantFrom(', ', '; ', ' and ')
  fc.assert(
    fc.property(fc.array(fc.tuple(words, joints), { minLength: 1, maxLength: 12 }), (list) => {
      const text = list.map(([word, joint]) => word + joint).join('')
      const { lots } = readCodeInfo(`Lots ${text}`, { currentYear: 2026 })
      expect(lots).toEqual([...new Set(list.map(([word]) => word))])
    }),
  )
  fc.assert(
    fc.property(fc.string(), fc.string(), (code, more) => {
      readCodeInfo(code, { more, currentYear: 2026 })
    }),
  )
})

it('a range contains what is printed between its ends, of their width only', () => {
  fc.assert(
    fc.property(fc.nat(9999), fc.nat(9999), fc.nat(9999), (one, other, asked) => {
      const text = (number: number) => `A${String(number).padStart(4, '0')}`
      const [from, to] = one < other ? [one, other] : [other, one]
      const range = { from: text(from), to: text(to) }
      const match = (lotCode: string) => matchLot({ lotRanges: [range] }, { lotCode, serial: null })
      expect(match(text(asked).toLowerCase())).toBe(
        from <= asked && asked <= to ? 'RANGE' : undefined,
      )
      expect(match(`A0${text(asked).slice(1)}`)).toBeUndefined()
    }),
  )
})

it('rejects a record without a key, and accepts one with its number or event', () => {
  const record = { event_id: '1', product_description: 'Strips', report_date: '20260101' }
  expect(readRecord({ ...record, event_id: '' })).toMatchObject({ ok: false, reason: 'NO_KEY' })
  expect(readRecord([])).toMatchObject({ reason: 'NOT_A_RECORD' })
  expect(readRecord({ ...record, status: 5 })).toMatchObject({
    reason: 'BAD_TEXT',
    field: 'status',
  })
  const read = readRecord(record)
  expect(read.ok && keyOf(read.record)).toBe('1 Strips')
  expect(checkLevelOf('NONE')).toBe('A')
})

it.each([
  ['I', true, true],
  ['I', false, false],
  ['II', true, false],
  ['III', true, false],
  ['NONE', true, false],
] as const)(
  'a recall of class %s, two people asked for: %s, needs two: %s',
  (of, isAsked, expected) => {
    expect(needsTwoPeople(of, isAsked)).toBe(expected)
  },
)

it('two people agree if they have decided the same about the same lots', () => {
  const one = [
    { lotId: 1, isAffected: true },
    { lotId: 2, isAffected: false },
  ]

  expect(isSameDecision(one, [...one].reverse())).toBe(true)
  expect(isSameDecision([], [])).toBe(true)
  expect(isSameDecision(one, one.slice(1))).toBe(false)
  expect(isSameDecision(one.slice(1), one)).toBe(false)
  expect(
    isSameDecision(one, [
      { lotId: 1, isAffected: false },
      { lotId: 2, isAffected: false },
    ]),
  ).toBe(false)
})

it.each([
  ['I', 24, true],
  ['NONE', 24, true],
  ['I', 0, false],
  ['II', 24, false],
  ['III', 24, false],
] as const)('lots of class %s with %i hours are held meanwhile: %s', (of, hours, expected) => {
  expect(isHeldMeanwhile(of, hours)).toBe(expected)
})
