import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  FACT_EXAMPLES,
  FACT_NAMES,
  FACTS,
  type FactName,
  factFault,
  factKey,
  namesLatex,
  readFact,
  readFactKey,
  sortedFacts,
} from './facts.ts'

describe('a typed fact', () => {
  it.each<[FactName, string, string | undefined]>([
    ['size', 'm', 'M'],
    ['size', 'S/M', 'S-M'],
    ['size', 'huge', undefined],
    ['size', '', undefined],
    ['material', 'Stainless steel', 'stainless-steel'],
    ['material', 'EPTFE', 'ePTFE'],
    ['material', 'unobtainium', undefined],
    ['powderFree', 'Yes', 'yes'],
    ['powderFree', 'no', 'no'],
    ['powderFree', 'perhaps', undefined],
    ['gauge', '21', '21G'],
    ['gauge', '21 gauge', '21G'],
    ['gauge', '0', undefined],
    ['gauge', '99', undefined],
    ['french', '14.5 Ch', '14.5Fr'],
    ['french', '12 mm', undefined],
    ['length', '4 in', '101.6mm'],
    ['length', '4"', '101.6mm'],
    ['length', '10 cm', '100mm'],
    ['length', '1 ft', '304.8mm'],
    ['length', '10', undefined],
    ['length', '0 cm', undefined],
    ['length', '-3 cm', undefined],
    ['length', '1e9 mm', undefined],
    ['length', '999999 m', undefined],
    ['length', 'abc', undefined],
    ['length', '10 lb', undefined],
    ['volume', '8 fl oz', '236.59ml'],
    ['volume', '1.5 L', '1500ml'],
    ['volume', '5 cc', '5ml'],
    ['netWeight', '3.5 oz', '99.22g'],
    ['netWeight', '1 kg', '1000g'],
    ['dimensions', '4 x 4 in', '101.6x101.6mm'],
    ['dimensions', '10cm × 12.5cm', '100x125mm'],
    ['dimensions', '10 x 10 x 0.3 cm', '100x100x3mm'],
    ['dimensions', '10 in x 10 cm', undefined],
    ['dimensions', '10 cm', undefined],
    ['pressure', '15-20 mmHg', '15..20mmHg'],
    ['pressure', '20 to 15 mmHg', undefined],
    ['pressure', '40 mmHg or more', '40..mmHg'],
    ['userWeight', 'up to 300 lb', '..300lb'],
    ['userWeight', '136 kg or more', '299.83..lb'],
    ['userWeight', '451-600 lbs', '451..600lb'],
    ['userWeight', '301+ lb', '301..lb'],
    ['userWeight', '300', undefined],
  ])('%s %j is kept as %j', (name, typed, kept) => {
    expect(readFact(name, typed)).toBe(kept)
  })

  it('survives storing and parsing again', () => {
    const typed = FACT_NAMES.flatMap((name) => {
      const fact = FACTS[name]
      const texts = fact.kind === 'word' ? fact.words : [FACT_EXAMPLES[name].split(' or ')[0] ?? '']
      return texts.map((text) => ({ name, kept: readFact(name, text) }))
    })

    for (const { name, kept } of typed) {
      expect(kept, name).toBeDefined()
      expect(readFact(name, kept ?? '')).toBe(kept)
      expect(readFactKey(factKey(name, kept ?? ''))).toEqual({ name, value: kept })
    }
  })

  it('is a value or nothing, whatever is typed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FACT_NAMES), fc.string({ maxLength: 40 }), (name, text) => {
        const kept = readFact(name, text)
        if (kept !== undefined) expect(readFact(name, kept)).toBe(kept)
      }),
    )
  })
})

it('facts have one order, however they were entered', () => {
  expect(sortedFacts({ gauge: ['21G'], material: ['silicone', 'foam', 'foam'], size: [] })).toEqual(
    { material: ['foam', 'silicone'], gauge: ['21G'] },
  )
})

it.each([
  ['size-M', { name: 'size', value: 'M' }],
  ['userWeight-..300lb', { name: 'userWeight', value: '..300lb' }],
  ['size-', undefined],
  ['colour-red', undefined],
  ['toString-x', undefined],
  ['size', undefined],
  ["size-M' or true", undefined],
  ['', undefined],
])('the key %j names %j', (key, choice) => {
  expect(readFactKey(key)).toEqual(choice)
})

/** Names and whether they say latex; public.names_latex() gives the same result (facts.api.test.ts). */
describe('a name', () => {
  it.each([
    ['Latex exam gloves', true],
    ['Natural rubber latex tubing', true],
    ['Foley catheter, coated latex, two-way', true],
    ['Latex-free foley beside a latex one', true],
    ['Latex-free gloves', false],
    ['Gloves, latex free', false],
    ['Non-latex dental dam', false],
    ['Tourniquet without latex', false],
    ['Not made with natural rubber latex', false],
    ['Nitrile gloves', false],
  ])('%j says latex: %j', (name, says) => {
    expect(namesLatex(name)).toBe(says)
  })
})

describe('contradictions', () => {
  it.each([
    ['Latex gloves', false, {}, 'latexNamed'],
    ['Latex gloves', true, {}, null],
    ['Latex gloves', null, {}, null],
    ['Latex-free gloves', false, {}, null],
    ['Gloves', false, { material: ['latex'] }, 'latexMaterial'],
    ['Gloves', false, { material: ['nitrile'] }, null],
    ['Powdered gloves', null, { powderFree: ['yes'] }, 'powderNamed'],
    ['Non-powdered gloves', null, { powderFree: ['yes'] }, null],
    ['Powder-free gloves', null, { powderFree: ['yes'] }, null],
  ])('%s, latex %j, %j: %j', (productName, latex, facts, fault) => {
    expect(factFault({ productName, latex, facts })).toBe(fault)
  })
})
