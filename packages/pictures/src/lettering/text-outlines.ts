import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type opentype from 'opentype.js'
import { INK } from '../brush/palette.ts'
import { path } from '../brush/svg.ts'

/** Text is drawn as outlines, so that rasterizing a picture needs no font. */
export type Weight = 400 | 600 | 700

export interface TextStyle {
  size?: number
  weight?: Weight
  fill?: string
  /** The line is shrunk to at most this width. */
  maxWidth?: number
  anchor?: 'start' | 'middle' | 'end'
}

export interface BlockStyle extends TextStyle {
  lines?: number
}

const LINE_HEIGHT = 1.14
const ANCHOR_SHIFT = { start: 0, middle: -0.5, end: -1 }
/** A pack has room for a name; longer text would only cost time. */
const MAX_CHARACTERS = 120
/** A line never ends with these. */
const DANGLING = /^(for|with|and|of|or|to|in|per|the|use|used|&|-)$/i
const DANGLING_END = /[\s,;(]+(for|with|and|of|or|to|in|per|the|use|used)?$/i

type Font = ReturnType<typeof opentype.parse>

const require = createRequire(import.meta.url)
const fonts = new Map<Weight, Font>()

/** Loaded with the first text: fonts and library take 16 MB, and a shop caches the pictures it has rendered. */
function fontOf(weight: Weight): Font {
  const font = fonts.get(weight) ?? loadFont(weight)
  fonts.set(weight, font)
  return font
}

function loadFont(weight: Weight): Font {
  const { parse }: typeof opentype = require('opentype.js')
  const file = readFileSync(new URL(`../../assets/public-sans-${weight}.woff`, import.meta.url))
  const bytes = new ArrayBuffer(file.byteLength)
  new Uint8Array(bytes).set(file)
  return parse(bytes)
}

/** The characters the font has: an emoji or another script would print empty boxes. */
const drawable = (text: string): string =>
  Array.from(text.slice(0, MAX_CHARACTERS))
    .filter((character) => fontOf(700).charToGlyphIndex(character) > 0)
    .join('')
    .trim()

const widthOf = (text: string, size: number, weight: Weight) =>
  fontOf(weight).getAdvanceWidth(text, size)

/** The width of a line of text in the usual weight. */
export const widthOfLine = (text: string, size: number): number =>
  widthOf(drawable(text), size, 600)

/** One line of text as a path, its baseline at y, shrunk until it fits. */
export function textLine(text: string, x: number, y: number, style: TextStyle = {}): string {
  const { size = 16, weight = 600, fill = INK, maxWidth = 999, anchor = 'start' } = style
  const words = drawable(text)
  const fitting = Math.min(size, (size * maxWidth) / Math.max(1, widthOf(words, size, weight)))
  const shift = ANCHOR_SHIFT[anchor] * widthOf(words, fitting, weight)
  const outline = fontOf(weight).getPath(words, x + shift, y, fitting)
  return path(outline.toPathData(1), { fill })
}

/** Breaks text into a few lines: smaller type or one or two more lines come before any truncation. */
export function textBlock(text: string, x: number, y: number, style: BlockStyle = {}): string {
  const { rows, size } = breakText(text, style)
  return rows
    .map((row, index) =>
      textLine(row, x, y + index * size * LINE_HEIGHT, { weight: 700, ...style, size }),
    )
    .join('')
}

/** Type for a sixth line: anything smaller could not be read. */
const SMALLEST = 11

/** How a text is broken; it ends with … if even the smallest type has no room for all of it. */
export function breakText(text: string, style: BlockStyle): { rows: string[]; size: number } {
  const { size = 18, weight = 700, maxWidth = 120, lines = 2 } = style
  const words = drawable(text).split(/\s+/)
  const tries = [
    { size, lines },
    { size: size * 0.88, lines },
    // One more line in the same height.
    { size: (size * lines * 1.06) / (lines + 1), lines: lines + 1 },
    // Smaller type before a name is truncated.
    { size: (size * lines * 1.06) / (lines + 2), lines: lines + 2 },
    { size: (size * lines * 1.06) / (lines + 3), lines: lines + 3 },
  ].filter((attempt) => attempt.size >= SMALLEST || attempt.lines < lines + 3)
  for (const attempt of tries) {
    const rows = rowsOf(words, { ...attempt, weight, maxWidth })
    const fits = rows.every((row) => widthOf(row, attempt.size, weight) <= maxWidth)
    if (fits && rows.length <= attempt.lines) return { rows, size: attempt.size }
  }
  const smallest = tries.at(-1) ?? { size, lines }
  const all = rowsOf(words, { ...smallest, weight, maxWidth })
  const isCut = all.length > smallest.lines
  const rows = isCut ? withoutDanglingEnd(all.slice(0, smallest.lines)) : all
  // A word wider than the pack shrinks all lines, not just its own.
  const widest = Math.max(...rows.map((row) => widthOf(row, smallest.size, weight)))
  return { rows, size: smallest.size * Math.min(1, maxWidth / widest) }
}

interface Line {
  size: number
  weight: Weight
  maxWidth: number
}

function rowsOf(words: readonly string[], { size, weight, maxWidth }: Line) {
  const rows = ['']
  for (const word of words) {
    const row = rows.at(-1) ?? ''
    const longer = `${row} ${word}`.trim()
    if (row === '' || widthOf(longer, size, weight) <= maxWidth) rows[rows.length - 1] = longer
    else rows.push(word)
  }
  return rows
}

function withoutDanglingEnd(rows: string[]) {
  const kept = [...rows]
  while (kept.length > 1 && DANGLING.test(kept.at(-1) ?? '')) kept.pop()
  const last = (kept.pop() ?? '').replace(DANGLING_END, '').replace(/[,;(]$/, '')
  return [...kept, `${last}…`]
}
