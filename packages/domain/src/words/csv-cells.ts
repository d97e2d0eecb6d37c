/** What a spreadsheet treats as the start of a formula; and the apostrophe itself, so that it can be restored. */
const MEANS_SOMETHING = /^[=+\-@\t\r'＝＋－＠]/
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/

/**
 * Protects a cell of a file opened in spreadsheets: text that would run as a formula gets a leading apostrophe (OWASP,
 * CSV injection). `readCell` restores the text.
 */
export const protectCell = (text: string): string =>
  MEANS_SOMETHING.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text

/** The original text of a cell before `protectCell`. */
export const readCell = (cell: string): string =>
  cell.startsWith("'") && MEANS_SOMETHING.test(cell.slice(1)) ? cell.slice(1) : cell

/** Whether a spreadsheet would run this cell: it lacks the apostrophe that makes it text. */
export const isFormula = (cell: string): boolean => /^[=@\t\r＝＠]/.test(cell)
