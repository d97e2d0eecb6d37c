import { type Block, cellAt } from './grid-block.ts'

/** A cell of the page: its row and field index, both from 0. */
export interface Spot {
  row: number
  column: number
}

/** A rectangle of cells, from the anchor to the current one. */
export interface Range {
  anchor: Spot
  head: Spot
}

/** The number of rows and fields. */
export interface Bounds {
  rows: number
  columns: number
}

export const rangeOf = (spot: Spot): Range => ({ anchor: spot, head: spot })

function edgesOf({ anchor, head }: Range) {
  return {
    top: Math.min(anchor.row, head.row),
    bottom: Math.max(anchor.row, head.row),
    left: Math.min(anchor.column, head.column),
    right: Math.max(anchor.column, head.column),
  }
}

export function isWithin(range: Range, { row, column }: Spot): boolean {
  const { top, bottom, left, right } = edgesOf(range)
  return row >= top && row <= bottom && column >= left && column <= right
}

/** All cells of a range, row by row. */
export function spotsOf(range: Range): Spot[] {
  const { top, bottom, left, right } = edgesOf(range)
  const spots: Spot[] = []
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) spots.push({ row, column })
  }
  return spots
}

/** The cell this many rows and columns away, limited to the page. */
export const movedBy = (spot: Spot, by: Spot, { rows, columns }: Bounds): Spot => ({
  row: Math.max(0, Math.min(rows - 1, spot.row + by.row)),
  column: Math.max(0, Math.min(columns - 1, spot.column + by.column)),
})

interface Filled {
  spot: Spot
  text: string
}

/**
 * Where a pasted block goes: starting at the first cell of the range, or repeated over a range that is a multiple of
 * it. `left` counts the cells beyond the page.
 */
export function pasteOver(
  range: Range,
  block: Block,
  bounds: Bounds,
): { filled: Filled[]; left: number } {
  const { top, bottom, left, right } = edgesOf(range)
  const [height, width] = [block.length, Math.max(0, ...block.map((cells) => cells.length))]
  const [rows, columns] = [bottom - top + 1, right - left + 1]
  const repeats = rows % height === 0 && columns % width === 0
  const all = spotsOf(
    repeats
      ? range
      : {
          anchor: { row: top, column: left },
          head: { row: top + height - 1, column: left + width - 1 },
        },
  )
  const filled = all
    .filter(({ row, column }) => row < bounds.rows && column < bounds.columns)
    .map((spot) => ({ spot, text: cellAt(block, spot.row - top, spot.column - left) }))
  return { filled, left: all.length - filled.length }
}

/** Each cell below the first of a range with its source cell; a single row is filled from the row above. */
export function fillDownOver(range: Range): { spot: Spot; from: Spot }[] {
  const { top, bottom } = edgesOf(range)
  const source = bottom > top ? top : top - 1
  if (source < 0) return []
  return spotsOf(range)
    .filter(({ row }) => row > source)
    .map((spot) => ({ spot, from: { row: source, column: spot.column } }))
}
