import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type opentype from 'opentype.js'
import { INK } from './palette.ts'
import { path } from './svg.ts'

/** Text is drawn as outlines, so that a picture needs no font where it is rastered. */
export type Weight = 400 | 600 | 700

export interface TextStyle {
  size?: number
  weight?: Weight
  fill?: string
  /** The line is shrunk until it is at most this wide. */
  maxWidth?: number
  anchor?: 'start' | 'middle' | 'end'
}

export interface BlockStyle extends TextStyle {
  lines?: number
}

const LINE_HEIGHT = 1.14
const ANCHOR_SHIFT = { start: 0, middle: -0.5, end: -1 }
/** A pack has room for a name; what is longer only costs time. */
const MAX_CHARACTERS = 120
/** A line never ends with these. */
const DANGLING = /^(for|with|and|of|or|to|in|per|the|use|used|&|-)$/i
const DANGLING_END = /[\s,;(]+(for|with|and|of|or|to|in|per|the|use|used)?$/i

type Font = ReturnType<typeof opentype.parse>

const require = createRequire(import.meta.url)
const fonts = new Map<Weight, Font>()

/** Read with the first text in it: the fonts and their library hold 16 MB, and a shop keeps the pictures it has drawn. */
function fontOf(weight: Weight): Font {
  const font = fonts.get(weight) ?? loadFont(weight)
  fonts.set(weight, font)
  return font
}

function loadFont(weight: Weight): Font {
  const { parse }: typeof opentype = require('opentype.js')
  const file = readFileSync(new URL(`../assets/public-sans-${weight}.woff`, import.meta.url))
  const bytes = new ArrayBuffer(file.byteLength)
  new Uint8Array(bytes).set(file)
  return parse(bytes)
}

/** What the font can draw: an emoji or another script would print empty boxes. */
const drawable = (text: string): string =>
  Array.from(text.slice(0, MAX_CHARACTERS))
    .filter((character) => fontOf(700).charToGlyphIndex(character) > 0)
    .join('')
    .trim()

const widthOf = (text: string, size: number, weight: Weight) =>
  fontOf(weight).getAdvanceWidth(text, size)

/** One line of text as a path, its baseline at y, shrunk until it fits. */
export function textLine(text: string, x: number, y: number, style: TextStyle = {}): string {
  const { size = 16, weight = 600, fill = INK, maxWidth = 999, anchor = 'start' } = style
  const words = drawable(text)
  const fitting = Math.min(size, (size * maxWidth) / Math.max(1, widthOf(words, size, weight)))
  const shift = ANCHOR_SHIFT[anchor] * widthOf(words, fitting, weight)
  const outline = fontOf(weight).getPath(words, x + shift, y, fitting)
  return path(outline.toPathData(1), { fill })
}

/** Text broken into a few lines; what does not fit is left out at a word's end. */
export function textBlock(text: string, x: number, y: number, style: BlockStyle = {}): string {
  const { size = 18, weight = 700, maxWidth = 120, lines = 2 } = style
  const rows = ['']
  for (const word of drawable(text).split(/\s+/)) {
    const row = rows.at(-1) ?? ''
    const longer = `${row} ${word}`.trim()
    if (row === '' || widthOf(longer, size, weight) <= maxWidth) {
      rows[rows.length - 1] = longer
    } else {
      if (rows.length === lines) break
      rows.push(word)
    }
  }
  return withoutDanglingEnd(rows)
    .map((row, index) =>
      textLine(row, x, y + index * size * LINE_HEIGHT, { ...style, size, weight, maxWidth }),
    )
    .join('')
}

function withoutDanglingEnd(rows: string[]) {
  const kept = [...rows]
  while (kept.length > 1 && DANGLING.test(kept.at(-1) ?? '')) kept.pop()
  const last = (kept.pop() ?? '').replace(DANGLING_END, '').replace(/[,;(]$/, '')
  return [...kept, last]
}
