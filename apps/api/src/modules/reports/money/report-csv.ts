import { protectCell } from '@mendwell/domain/words/csv-cells'
import { stringify } from 'csv-stringify/sync'

/** The values of a column. */
export type Columns<Row> = Record<string, (row: Row) => string | number>

/** Rows as CSV text; no text in it is interpreted as a formula. */
export const reportCsv = <Row>(columns: Columns<Row>, rows: readonly Row[]): string =>
  stringify(
    [
      Object.keys(columns),
      ...rows.map((row) => Object.values(columns).map((cellOf) => protectCell(`${cellOf(row)}`))),
    ],
    // The byte order mark tells spreadsheets that it is UTF-8.
    { bom: true },
  )
