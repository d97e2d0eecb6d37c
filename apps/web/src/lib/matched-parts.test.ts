import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchedParts } from './matched-parts.ts'

const marked = (text: string, typed: string) =>
  matchedParts(text, typed)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

describe('matchedParts', () => {
  it.each([
    ['Glucose Test Strips', 'test str', 'Glucose [Test Str]ips'],
    ['Glucose Test Strips', 'STRIPS glucose', '[Glucose] Test [Strips]'],
    ['Prothèse mammaire', 'prothese', '[Prothèse] mammaire'],
    ['Prothe\u0300se', 'prothèse', '[Prothe\u0300se]'],
    ['İstanbul cane', 'cane', 'İstanbul [cane]'],
    ['Accu-Chek Guide', 'accu chek', '[Accu-Chek] Guide'],
    ['Testing strips', 'strip test', '[Test]ing [strips]'],
    ['Testing strips', 'strip test ', '[Testing strips]'],
    ['Tests, a test, tester', 'testing', '[Tests], a [test], tester'],
    ['Test Strip, 50', 'test strips', '[Test Strip], 50'],
    ['Crutch tips, striped', 'crutches strips', '[Crutch] tips, striped'],
    ['Boxes, a box, boxers', 'boxes ', '[Boxes], a [box], boxers'],
    ['Wheelchair wheels', 'wheel ', '[Wheel]chair [wheels]'],
    ['Can of formula', 'canes ', 'Can of formula'],
    ['Formfit for a knee', 'for my knee ', 'Formfit [for] a [knee]'],
    ['Formfit', 'for', '[For]mfit'],
    ['Unisex gloves', 'sex', 'Unisex gloves'],
    ['Bed (with rails)', 'rails) (', 'Bed (with [rails])'],
    ['Bed', '', 'Bed'],
    ['Bed', '.*', 'Bed'],
    ['', 'bed', ''],
  ])('%s for %j: %s', (text, typed, wanted) => {
    expect(marked(text, typed)).toBe(wanted)
  })

  it('loses no letter of any text', () => {
    const any = fc.string({ unit: 'binary' })
    fc.assert(
      fc.property(any, any, (text, typed) => {
        const parts = matchedParts(text, typed)
        expect(parts.map((part) => part.text).join('')).toBe(text)
      }),
    )
  })
})
