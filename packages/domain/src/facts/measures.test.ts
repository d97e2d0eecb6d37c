import { expect, it } from 'vitest'
import { inBothUnits, type Shown } from './measures.ts'

const written = ({ numbers, unit, kind }: Shown) =>
  `${numbers.join(kind === 'range' ? '..' : 'x')} ${unit}`

/** Computed by hand from 1 in = 25.4 mm, 1 fl oz = 29.5735 ml, 1 oz = 28.3495 g, 1 lb = 0.453592 kg, 1 Fr = 1/3 mm. */
it.each([
  ['4mm', '0.16 in', '4 mm'],
  ['100mm', '3.9 in', '10 cm'],
  ['101.6mm', '4 in', '10.2 cm'],
  ['690mm', '27.2 in', '69 cm'],
  ['3500mm', '138 in', '350 cm'],
  ['0.5ml', '0.02 flOz', '0.5 ml'],
  ['15ml', '0.51 flOz', '15 ml'],
  ['250ml', '8.5 flOz', '250 ml'],
  ['2000ml', '67.6 flOz', '2 l'],
  ['5g', '0.18 oz', '5 g'],
  ['500g', '17.6 oz', '500 g'],
  ['1050g', '2.3 lb', '1.1 kg'],
  ['12Fr', '12 Fr', '4 mm'],
  ['14.5Fr', '14.5 Fr', '4.8 mm'],
  ['21G', '21 G', '21 G'],
  ['..300lb', '..300 lb', '..136 kg'],
  ['451..600lb', '451..600 lb', '205..272 kg'],
  ['301..lb', '301.. lb', '137.. kg'],
  ['15..20mmHg', '15..20 mmHg', '15..20 mmHg'],
  ['100x125mm', '3.9x4.9 in', '10x12.5 cm'],
  ['100x100x3mm', '3.9x3.9x0.12 in', '10x10x0.3 cm'],
  ['9x3mm', '0.35x0.12 in', '9x3 mm'],
])('%s is %s and %s', (kept, us, metric) => {
  const both = inBothUnits(kept)

  expect(written(both.us)).toBe(us)
  expect(written(both.metric)).toBe(metric)
})
