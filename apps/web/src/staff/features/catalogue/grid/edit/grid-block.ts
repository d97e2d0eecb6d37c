/** Cells as a spreadsheet puts them on the clipboard: rows of cells. */
export type Block = readonly (readonly string[])[]

/**
 * Reads tab-separated text as spreadsheets copy it: a cell with a tab, a line break or a quotation mark in it stands in
 * quotation marks, which are doubled inside. The line break behind the last row is no row of its own.
 */
export function parseBlock(text: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y
  for (let end = 0; end < text.length || rows.at(-1)?.length; end = cell.lastIndex) {
    cell.lastIndex = end
    const [, quoted, plain = '', behind = ''] = cell.exec(text) ?? []
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (behind === '') break
    if (behind !== '\t') {
      if (cell.lastIndex === text.length) break
      rows.push([])
    }
  }
  return rows[0]?.length ? rows : []
}

/** The same the other way: what a spreadsheet reads as these cells. */
export const writeBlock = (block: Block): string =>
  block.map((row) => row.map(writeCell).join('\t')).join('\r\n')

const writeCell = (text: string) =>
  /[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/** Whether pasting it fills more than one cell. */
export const isBlock = (block: Block): boolean => block.length > 1 || (block[0]?.length ?? 0) > 1

/** The cell of a block that falls on row and column of a selection: a single one, or a few, are repeated over all of it. */
export const cellAt = (block: Block, row: number, column: number): string => {
  const cells = block[row % block.length] ?? []
  return cells[column % cells.length] ?? ''
}

/** An amount as a spreadsheet shows it, as one types it: '$1,234.50' is 1234.50. Other text stays as it is. */
export function plainNumber(text: string): string {
  const trimmed = text.trim()
  const isNumber = /^\$? ?\d{1,3}(,\d{3})*(\.\d+)?$|^\$ ?\d+(\.\d+)?$/.test(trimmed)
  return isNumber ? trimmed.replaceAll(/[$, ]/g, '') : trimmed
}
