import type { FactName } from '@mendwell/domain/facts/facts'
import { afterEach, describe, expect, it } from 'vitest'
import { changeLanguage } from '../../lib/words/texts.ts'
import { factInWords, factValue, statedFacts } from './fact-words.ts'

afterEach(() => changeLanguage('en'))

const TABLE: [FactName, string, string, string][] = [
  ['size', 'S-M', 'S/M', 'S/M'],
  ['material', 'stainless-steel', 'Stainless steel', 'Acero inoxidable'],
  ['border', 'without', 'Without border', 'Sin borde'],
  ['gauge', '21G', '21 G', '21 G'],
  ['french', '12Fr', '12 Fr (4 mm)', '12 Fr (4 mm)'],
  ['needleLength', '4mm', '4 mm (0.16 in)', '4 mm (0.16 pulg.)'],
  ['length', '101.6mm', '4 in (10.2 cm)', '10.2 cm (4 pulg.)'],
  ['dimensions', '100x125mm', '3.9 × 4.9 in (10 × 12.5 cm)', '10 × 12.5 cm (3.9 × 4.9 pulg.)'],
  ['volume', '250ml', '8.5 fl oz (250 mL)', '250 mL (8.5 oz líq.)'],
  ['capacity', '2000ml', '67.6 fl oz (2 L)', '2 L (67.6 oz líq.)'],
  ['netWeight', '500g', '17.6 oz (500 g)', '500 g (17.6 oz)'],
  ['pressure', '15..20mmHg', '15–20 mmHg', '15–20 mmHg'],
  ['pressure', '40..mmHg', '40 mmHg or more', '40 mmHg o más'],
  ['userWeight', '..300lb', 'Up to 300 lb (136 kg)', 'Hasta 136 kg (300 lb)'],
  ['userWeight', '451..600lb', '451–600 lb (205–272 kg)', '205–272 kg (451–600 lb)'],
  ['userWeight', '601..lb', '601 lb or more (273 kg)', '273 kg o más (601 lb)'],
]

describe('a value in words', () => {
  it.each(TABLE)('%s %s: %s, in Spanish %s', async (name, value, english, spanish) => {
    expect(factValue(name, value)).toBe(english)

    await changeLanguage('es')
    expect(factValue(name, value)).toBe(spanish)
  })
})

it('a filter is named by its fact, and only by its name if that is clear', () => {
  expect(factInWords('size', 'M')).toBe('Size: M')
  expect(factInWords('powderFree', 'yes')).toBe('Powder-free')
})

it('facts are in display order; an old answer has none', () => {
  expect(statedFacts({ gauge: ['21G'], material: ['foam', 'silicone'] })).toEqual([
    { name: 'Material', value: 'Foam, Silicone' },
    { name: 'Gauge', value: '21 G' },
  ])
  expect(statedFacts(undefined)).toEqual([])
})
