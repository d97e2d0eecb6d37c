import { translateWord } from '../../lib/words/texts.ts'

const AMOUNT = /\d[\d.,]*/

/** The unit of sale as the start of a line: 'pack of 100' becomes 'Pack of 100', or 'Paquete de 100'. */
export function unitInWords(unitName: string): string {
  const [amount = ''] = AMOUNT.exec(unitName) ?? []
  const shape = unitName.replace(AMOUNT, '#').toLowerCase()
  const translated = translateWord(shape)
  const words = translated === shape ? unitName : translated.replace('#', amount)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
