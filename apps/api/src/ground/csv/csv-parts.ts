import { stringify } from 'csv-stringify/sync'

/**
 * A long list as CSV text, in batches.
 * @param cells The columns of the file and their values.
 * @param next Reads the rows after this one, the first ones for undefined; empty at the end of the list.
 */
export async function* csvParts<Row>(
  cells: Readonly<Record<string, (row: Row) => string>>,
  next: (after: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<string> {
  // The byte order mark tells spreadsheets that it is UTF-8.
  yield stringify([Object.keys(cells)], { bom: true })
  for (let after: Row | undefined; ; ) {
    const rows = await next(after)
    if (rows.length === 0) return
    yield stringify(rows.map((row) => Object.values(cells).map((cellOf) => cellOf(row))))
    after = rows.at(-1)
  }
}
