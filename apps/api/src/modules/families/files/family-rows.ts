import { says } from '@mendwell/contract/wire/validation-messages'
import { MAX_AXES } from '@mendwell/domain/catalog/family-faults'
import type { RowProblem } from '../../../ground/csv/file-problems.ts'
import type { GroupRow } from '../../catalog/imports/groups/group-importer.ts'

const AXES = Array.from({ length: MAX_AXES }, (_, at) => at + 1)

/**
 * A row for each product of a family. Values for the whole family (title, axes, the order of their values) are in its
 * first row, and may be empty or repeated in the others.
 */
export const FAMILY_COLUMNS: readonly string[] = [
  'familyKey',
  'title',
  'sku',
  // For human readers: ignored.
  'productName',
  ...AXES.flatMap((number) => [`axis${number}`, `value${number}`, `order${number}`]),
]

/** A family as described by its rows. */
export interface FileFamily {
  /** As in the file; '' to derive one from the title. */
  key: string
  title: string
  axes: { name: string; values: string[]; hasOrder: boolean }[]
  members: { rowNo: number; sku: string; values: string[] }[]
  rowNo: number
}

/** The families of a file in its order; contradictions between rows are reported. */
export function readFamilies(rows: readonly GroupRow[]): {
  families: FileFamily[]
  problems: RowProblem[]
} {
  const problems: RowProblem[] = []
  const byName = new Map<string, GroupRow[]>()
  for (const row of rows) {
    const { familyKey = '', title = '' } = row.cells
    const name = familyKey ? `key ${familyKey}` : `title ${title}`
    if (familyKey === '' && title === '') {
      problems.push({ rowNo: row.rowNo, field: 'familyKey', reported: says('familyFileName') })
    } else {
      byName.set(name, [...(byName.get(name) ?? []), row])
    }
  }
  const families = [...byName.values()].map((own) => readFamily(own, problems))
  return { families, problems }
}

function readFamily(rows: readonly GroupRow[], problems: RowProblem[]): FileFamily {
  const shared = (column: string) => sharedCell(rows, column, problems)
  const isUsed = (number: number) =>
    rows.some(
      ({ cells }) => cells[`axis${number}`] || cells[`value${number}`] || cells[`order${number}`],
    )
  const numbers = AXES.slice(0, AXES.findLastIndex(isUsed) + 1)
  const members = rows.map(({ rowNo, cells }) => ({
    rowNo,
    sku: cells.sku ?? '',
    values: numbers.map((number) => cells[`value${number}`] ?? ''),
  }))
  const axes = numbers.map((number, at) => {
    const order = shared(`order${number}`)
    const met = members.map(({ values }) => values[at] ?? '').filter((value) => value !== '')
    return {
      name: shared(`axis${number}`),
      values: order === '' ? [...new Set(met)] : splitOrder(order),
      hasOrder: order !== '',
    }
  })
  const key = rows[0]?.cells.familyKey ?? ''
  return { key, title: shared('title'), axes, members, rowNo: rows[0]?.rowNo ?? 0 }
}

/** The value of the first row that has one; a different value in another row is reported. */
function sharedCell(rows: readonly GroupRow[], column: string, problems: RowProblem[]): string {
  const [first, ...others] = rows.filter(({ cells }) => cells[column])
  const value = first?.cells[column] ?? ''
  for (const { rowNo, cells } of others) {
    if (cells[column] === value) continue
    const reported = says('importCellDiffers', { row: first?.rowNo ?? 0, value })
    problems.push({ rowNo, field: column, reported })
  }
  return value
}

/** 'S M L' for the values of an axis; a bar or backslash in a value is escaped with a backslash. */
export const joinOrder = (values: readonly string[]): string =>
  values.map((value) => value.replace(/[\\|]/g, '\\$&')).join(' | ')

/** The values of 'S | M | L'. */
export const splitOrder = (order: string): string[] =>
  [...order.matchAll(/(?:\\.|[^|\\])+/g)].map(([value]) => value.replace(/\\(.)/g, '$1').trim())
