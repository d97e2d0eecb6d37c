import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fontFile } from '@mendwell/pictures/lettering/font-file'
import { unpackWoff } from './unpack-woff.ts'

type Weight = 'regular' | 'semibold' | 'bold'

/** The shop's own typeface, which covers the letters of nearly every document. */
const OWN: Record<Weight, Buffer> = {
  regular: unpackWoff(readFileSync(fontFile(400))),
  semibold: unpackWoff(readFileSync(fontFile(600))),
  bold: unpackWoff(readFileSync(fontFile(700))),
}

const FONTS = path.join(import.meta.dirname, '../../../../fonts')
/** For texts with other letters. Read from disk by each document that needs it, and not cached. */
const WIDE: Record<Weight, string> = {
  regular: path.join(FONTS, 'noto-sans-400.ttf'),
  semibold: path.join(FONTS, 'noto-sans-600.ttf'),
  bold: path.join(FONTS, 'noto-sans-600.ttf'),
}

/** Western European letters, dashes, quotes, the euro and a few signs. */
const NOT_OWN =
  /[^\n\x20-\x7e\xa0-\xff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2122\u2212]/u
/** All Latin letters, Vietnamese ones too, Greek and Cyrillic. */
const NOT_PRINTABLE =
  /[^\n\x20-\x7e\xa0-\u024f\u0370-\u0377\u037a-\u037f\u0384-\u03e1\u03f0-\u052f\u1e00-\u1eff\u2010-\u2015\u2018-\u201e\u2020-\u2022\u2026\u20ac\u2116\u2122\u2212]/gu
const MARKS = /\p{Mark}/gu

/** Registers both typefaces with a document. */
export function registerLetters(doc: PDFKit.PDFDocument): void {
  for (const weight of ['regular', 'semibold', 'bold'] as const) {
    doc.registerFont(weight, OWN[weight])
    doc.registerFont(wide(weight), WIDE[weight])
  }
}

/** Documents that show question marks for missing letters. */
const withLost = new WeakSet<PDFKit.PDFDocument>()

/** Whether the document has letters that neither typeface has: it then says where they can be read. */
export const hasLostLetters = (doc: PDFKit.PDFDocument): boolean => withLost.has(doc)

/** Chooses the typeface that has the letters of a text, and returns the text as it can be printed. */
export function inLetters(doc: PDFKit.PDFDocument, weight: Weight, typed: string): string {
  if (isLost(typed)) withLost.add(doc)
  const text = printable(typed)
  doc.font(NOT_OWN.test(text) ? wide(weight) : weight)
  return text
}

const wide = (weight: Weight) => `wide ${weight}`

/** Keeps letters that one of the typefaces has; any other becomes a question mark. */
export const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(NOT_PRINTABLE, (character) => plainOf(character).replace(NOT_PRINTABLE, '?'))

const isLost = (text: string) =>
  (text.normalize('NFC').match(NOT_PRINTABLE) ?? []).some((character) =>
    plainOf(character).match(NOT_PRINTABLE),
  )

/** 'ﬁ' as 'fi'. */
const plainOf = (character: string) => character.normalize('NFKD').replace(MARKS, '')
