import { stringify } from 'csv-stringify/sync'

/**
 * A long list as CSV text, part by part.
 * @param cells The columns of the file with what stands in them.
 * @param next Reads the rows behind this one, the first ones of undefined; none where the list ends.
 */
export async function* csvParts<Row>(
  cells: Readonly<Record<string, (row: Row) => string>>,
  next: (after: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<string> {
  // The mark tells spreadsheets that it is UTF-8.
  yield stringify([Object.keys(cells)], { bom: true })
  for (let after: Row | undefined; ; ) {
    const rows = await next(after)
    if (rows.length === 0) return
    yield stringify(rows.map((row) => Object.values(cells).map((cellOf) => cellOf(row))))
    after = rows.at(-1)
  }
}
