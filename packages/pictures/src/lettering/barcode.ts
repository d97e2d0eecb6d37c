import { INK } from '../brush/palette.ts'
import { d, type Frame, path } from '../brush/svg.ts'
import { textLine } from './text-outlines.ts'

/** EAN-13: seven bars per digit. L is the left-hand set; the other sets are derived from it. */
const L_CODES = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
]
/** The first digit is not drawn: it determines the set of each of the next six. */
const PARITIES = [
  'LLLLLL',
  'LLGLGG',
  'LLGGLG',
  'LLGGGL',
  'LGLLGG',
  'LGGLLG',
  'LGGGLL',
  'LGLGLG',
  'LGLGGL',
  'LGGLGL',
]
const MODULES = 95

const inverted = (code: string) => code.replace(/./g, (bit) => (bit === '1' ? '0' : '1'))
const reversed = (code: string) => Array.from(code).reverse().join('')

function modulesOf(digits: string) {
  const code = (digit: string) => L_CODES[Number(digit)] ?? ''
  const parity = PARITIES[Number(digits[0])] ?? ''
  const left = Array.from(digits.slice(1, 7), (digit, index) =>
    parity[index] === 'L' ? code(digit) : reversed(inverted(code(digit))),
  )
  const right = Array.from(digits.slice(7), (digit) => inverted(code(digit)))
  return `101${left.join('')}01010${right.join('')}101`
}

/** The bars of a GTIN with its digits below; empty if the code is not a number. */
export function barcode(gtin: string, { x, y, width, height }: Frame): string {
  if (!/^\d{8,14}$/.test(gtin)) return ''
  const digits = gtin.slice(-13).padStart(13, '0')
  const step = width / MODULES
  const bars = Array.from(modulesOf(digits), (bit, index) =>
    bit === '1' ? d`M${x + index * step} ${y}v${height}` : '',
  )
  return (
    path(bars.join(''), { stroke: INK, strokeWidth: step }) +
    textLine(digits, x + width / 2, y + height + 13, { size: 11, anchor: 'middle' })
  )
}
