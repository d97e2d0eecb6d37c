import { afterEach, describe, expect, it } from 'vitest'
import { adoptLanguage } from '../../lib/words/language.ts'
import { changeLanguage } from '../../lib/words/texts.ts'
import { unitInWords } from './unit-in-words.ts'

describe('a unit of sale', () => {
  afterEach(() => adoptLanguage('en'))

  it.each([
    ['each', 'Each', 'Por unidad'],
    ['pack of 100', 'Pack of 100', 'Paquete de 100'],
    ['12.4 oz can', '12.4 oz can', 'Lata de 12.4 oz'],
    ['Box of 25', 'Box of 25', 'Caja de 25'],
    ['box of 50 pairs', 'Box of 50 pairs', 'Caja de 50 pares'],
    ['crate of 1,000', 'Crate of 1,000', 'Crate of 1,000'],
  ])('%j is %j, in Spanish %j', async (unit, english, spanish) => {
    expect(unitInWords(unit)).toBe(english)
    await changeLanguage('es')
    expect(unitInWords(unit)).toBe(spanish)
    await changeLanguage('en')
  })
})
