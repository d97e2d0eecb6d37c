/** Cells as on the clipboard of a spreadsheet: rows of cells. */
export type Block = readonly (readonly string[])[]

/**
 * Parses tab-separated text as copied from spreadsheets: a cell that contains a tab, line break or quotation mark is
 * quoted, with quotation marks doubled inside. The line break after the last row does not start another.
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

/** The reverse: text that a spreadsheet parses into these cells. */
export const writeBlock = (block: Block): string =>
  block.map((row) => row.map(writeCell).join('\t')).join('\r\n')

const writeCell = (text: string) =>
  /[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/** Whether pasting it fills more than one cell. */
export const isBlock = (block: Block): boolean => block.length > 1 || (block[0]?.length ?? 0) > 1

/** The cell of a block for a row and column of a selection: a smaller block is repeated over all of it. */
export const cellAt = (block: Block, row: number, column: number): string => {
  const cells = block[row % block.length] ?? []
  return cells[column % cells.length] ?? ''
}

/** Converts an amount as spreadsheets show it to typed form: '$1,234.50' becomes 1234.50. Other text is unchanged. */
export function plainNumber(text: string): string {
  const trimmed = text.trim()
  const isNumber = /^\$? ?\d{1,3}(,\d{3})*(\.\d+)?$|^\$ ?\d+(\.\d+)?$/.test(trimmed)
  return isNumber ? trimmed.replaceAll(/[$, ]/g, '') : trimmed
}
