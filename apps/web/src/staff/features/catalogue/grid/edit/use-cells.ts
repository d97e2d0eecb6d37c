import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, useState } from 'react'
import { countOf } from '../../../../components/page/count-of.ts'
import { isBlock, parseBlock, plainNumber, writeBlock } from './grid-block.ts'
import {
  fillDownOver,
  isWithin,
  movedBy,
  pasteOver,
  type Range,
  rangeOf,
  type Spot,
  spotsOf,
} from './grid-range.ts'
import { type GridField, isMoney, isText, type Row } from './grid-rules.ts'
import { changedBy } from './percent.ts'
import type { CellChange, Grid } from './use-grid.ts'

const ARROWS: Readonly<Record<string, Spot>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
}

const idOf = (row: Row, name: GridField) => `cell-${row.productId}-${name}`

/** Spreadsheet behavior for the cells of a page: moving, selecting, pasting, filling and changing by a percentage. */
export function useCells(grid: Grid, rows: readonly Row[], fields: readonly GridField[]) {
  const [range, setShownRange] = useState<Range>()
  const [said, setSaid] = useState('')
  /** Clears the message about the last step. */
  const setRange = (next: Range) => {
    setShownRange(next)
    setSaid('')
  }
  const bounds = { rows: rows.length, columns: fields.length }
  const cellAt = ({ row, column }: Spot) => {
    const [product, name] = [rows[row], fields[column]]
    return product && name && { row: product, name }
  }
  const there = (spots: readonly Spot[]) => spots.map(cellAt).filter((cell) => cell !== undefined)
  const selected = range ? there(spotsOf(range)) : []

  const goTo = (spot: Spot) => {
    const cell = cellAt(spot)
    const field = cell && document.getElementById(idOf(cell.row, cell.name))
    if (field instanceof HTMLInputElement) field.focus()
  }
  const fill = (changes: readonly CellChange[], words: string) => {
    if (changes.length > 0) grid.change(changes)
    setSaid(words)
  }

  const fillDown = () => {
    if (!range) return
    const changes = fillDownOver(range).flatMap(({ spot, from }) => {
      const [cell, source] = [cellAt(spot), cellAt(from)]
      return cell && source ? [{ ...cell, value: grid.valuesOf(source.row)[source.name] }] : []
    })
    fill(changes, `${countOf(changes.length, 'cell')} filled`)
  }

  /** The selected prices if several, else all of the current column; the unit prices if it is not a price column. */
  const pricesToChange = () => {
    const several = selected.length > 1 ? selected.filter(({ name }) => isMoney(name)) : []
    if (several.length > 0)
      return { cells: several, words: countOf(several.length, 'selected price') }
    const [first] = selected
    const name = first && isMoney(first.name) ? first.name : 'unitPrice'
    return {
      cells: rows.map((row) => ({ row, name })),
      words: `${countOf(rows.length, 'price')} on this page`,
    }
  }
  const changeByPercent = (milliPercent: number) => {
    const changes = pricesToChange().cells.flatMap(({ row, name }) => {
      const value = changedBy(grid.valuesOf(row)[name], milliPercent)
      return value === undefined ? [] : [{ row, name, value }]
    })
    fill(changes, `${countOf(changes.length, 'price')} changed, not saved yet`)
  }

  const paste = (spot: Spot, event: ClipboardEvent<HTMLInputElement>) => {
    const block = parseBlock(event.clipboardData.getData('text/plain'))
    const over = range && isWithin(range, spot) ? range : rangeOf(spot)
    // Pasting one value into one cell: the browser's default, at the caret.
    if (!isBlock(block) && selected.length <= 1) return
    event.preventDefault()
    const { filled, left } = pasteOver(over, block, bounds)
    const changes = filled.flatMap(({ spot: to, text }) => {
      const cell = cellAt(to)
      return cell ? [{ ...cell, value: isText(cell.name) ? text.trim() : plainNumber(text) }] : []
    })
    const beyond = left > 0 ? `; ${countOf(left, 'cell')} did not fit on this page` : ''
    fill(changes, `${countOf(changes.length, 'cell')} pasted${beyond}`)
    const last = filled.at(-1)
    if (last) setShownRange({ anchor: filled[0]?.spot ?? last.spot, head: last.spot })
  }
  const copy = (event: ClipboardEvent<HTMLInputElement>) => {
    if (!range || selected.length <= 1) return
    event.preventDefault()
    const columns = new Set(spotsOf(range).map(({ column }) => column)).size
    const cells = selected.map(({ row, name }) => grid.valuesOf(row)[name])
    const lines = Array.from({ length: cells.length / columns }, (_, at) =>
      cells.slice(at * columns, (at + 1) * columns),
    )
    event.clipboardData.setData('text/plain', writeBlock(lines))
    setSaid(`${countOf(cells.length, 'cell')} copied`)
  }

  const press = (spot: Spot, event: KeyboardEvent<HTMLInputElement>) => {
    const { key, shiftKey, currentTarget: field } = event
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey
    const act = (what: () => void) => {
      event.preventDefault()
      what()
    }
    if (isCommand && key.toLowerCase() === 'z') act(shiftKey ? grid.redo : grid.undo)
    else if (isCommand && key.toLowerCase() === 'y') act(grid.redo)
    else if (isCommand && key.toLowerCase() === 'd') act(fillDown)
    else if (key === 'Enter') {
      act(() => goTo(movedBy(spot, { row: shiftKey ? -1 : 1, column: 0 }, bounds)))
    } else if (key === 'Escape' && selected.length > 1) act(() => setRange(rangeOf(spot)))
    else if ((key === 'Delete' || key === 'Backspace') && selected.length > 1) {
      act(() =>
        fill(
          selected.map((cell) => ({ ...cell, value: '' })),
          'Cells emptied',
        ),
      )
    }
    const by = ARROWS[key]
    if (!by || isCommand || event.altKey) return
    // A cell with a list of what may stand there: up and down choose from it while one types.
    if (by.row !== 0 && field.list && !isSelected(field)) return
    // While editing text, left and right move the caret.
    if (by.column !== 0 && !leaves(field, by.column)) return
    if (!shiftKey) act(() => goTo(movedBy(spot, by, bounds)))
    else
      act(() =>
        setRange({ anchor: range?.anchor ?? spot, head: movedBy(range?.head ?? spot, by, bounds) }),
      )
  }

  /** The props of a cell's field. */
  const fieldProps = (row: Row, name: GridField) => {
    const spot = { row: rows.indexOf(row), column: fields.indexOf(name) }
    return {
      id: idOf(row, name),
      'data-selected': range && selected.length > 1 && isWithin(range, spot) ? true : undefined,
      onFocus: (event: { currentTarget: HTMLInputElement }) => {
        setRange(rangeOf(spot))
        event.currentTarget.select()
      },
      onMouseDown: (event: MouseEvent<HTMLInputElement>) => {
        if (!event.shiftKey || !range) return
        event.preventDefault()
        setRange({ anchor: range.anchor, head: spot })
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => press(spot, event),
      onPaste: (event: ClipboardEvent<HTMLInputElement>) => paste(spot, event),
      onCopy: copy,
    }
  }
  return {
    fieldProps,
    fillDown,
    changeByPercent,
    pricesToChange: pricesToChange().words,
    said: said || (selected.length > 1 ? `${countOf(selected.length, 'cell')} selected` : ''),
  }
}

export type Cells = ReturnType<typeof useCells>

const isSelected = ({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
  selectionStart === 0 && selectionEnd === value.length

/** Whether an arrow key leaves a field: all of it is selected, or the caret is at that end. */
function leaves(field: HTMLInputElement, by: number): boolean {
  const { value, selectionStart, selectionEnd } = field
  if (isSelected(field)) return true
  const edge = by < 0 ? 0 : value.length
  return selectionStart === edge && selectionEnd === edge
}
