import { readFileSync } from 'node:fs'
import { fontFile } from '@mendwell/pictures/font-file'
import { unpackWoff } from './unpack-woff.ts'

/** Letter size in points. */
export const PAGE = { left: 46, right: 566, top: 46, bottom: 710, foot: 750 }

/** The shop's colours on paper. */
export const COLORS = {
  ink: '#14212b',
  ink2: '#44525e',
  line: '#cfd8de',
  brand: '#0b6466',
  plus: '#9fd0cf',
  ok: '#1b6e3c',
  okGround: '#e8f5ec',
  warn: '#8a4b00',
  warnGround: '#fff4e5',
}

export const FONTS = {
  regular: unpackWoff(readFileSync(fontFile(400))),
  semibold: unpackWoff(readFileSync(fontFile(600))),
  bold: unpackWoff(readFileSync(fontFile(700))),
}

// What the typeface holds: Western European letters, dashes, quotes, the euro and a few signs.
const NOT_PRINTABLE =
  /[^\n\x20-\x7e\xa0-\xff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2122\u2212]/gu
const PLAIN: Record<string, string> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', Ħ: 'H', ħ: 'h' }
const MARKS = /\p{Mark}/gu

/** Text in letters that the typeface has: Dvořák becomes Dvorak, what has no Latin letter a question mark. */
export const printable = (text: string): string =>
  text.normalize('NFC').replace(NOT_PRINTABLE, (character) => {
    const plain = PLAIN[character] ?? character.normalize('NFKD').replace(MARKS, '')
    return plain.replace(NOT_PRINTABLE, '?')
  })
