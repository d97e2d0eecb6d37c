/** What a spreadsheet takes for the beginning of a formula; the apostrophe itself, so that it can be told apart. */
const MEANS_SOMETHING = /^[=+\-@\t\r'＝＋－＠]/
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/

/**
 * A cell for a file that people open in a spreadsheet: text that would run as a formula gets an
 * apostrophe in front (OWASP, CSV injection). `readCell` gives back the same text.
 */
export const protectCell = (text: string): string =>
  MEANS_SOMETHING.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text

/** The text of a cell as it was before `protectCell`. */
export const readCell = (cell: string): string =>
  cell.startsWith("'") && MEANS_SOMETHING.test(cell.slice(1)) ? cell.slice(1) : cell

/** Whether a spreadsheet would run this cell: written without the apostrophe that makes it text. */
export const isFormula = (cell: string): boolean => /^[=@\t\r＝＠]/.test(cell)
