import { protectCell } from '@mendwell/domain/words/csv-cells'
import { stringify } from 'csv-stringify/sync'
import type { Queryable } from '../../../db/db.ts'
import { type ExportedMember, findMembersAfter } from './family-file.repository.ts'
import { FAMILY_COLUMNS, joinOrder } from './family-rows.ts'

const FAMILIES_PER_PAGE = 200

/** All families as CSV text, a row for each product; the import reads back the same families. */
export async function* exportFamilies(
  db: Queryable,
  onRows: (count: number) => void = () => {},
): AsyncGenerator<string> {
  // The byte order mark tells spreadsheets that it is UTF-8.
  yield stringify([FAMILY_COLUMNS], { bom: true })
  for (let after = ''; ; ) {
    const members = await findMembersAfter(db, after, FAMILIES_PER_PAGE)
    if (members.length === 0) return
    onRows(members.length)
    yield stringify(members.map((member, at) => cellsOf(member, members[at - 1])))
    after = members.at(-1)?.familyKey ?? ''
  }
}

function cellsOf(member: ExportedMember, previous: ExportedMember | undefined): string[] {
  const { familyKey, title, axes, sku, productName, values } = member
  const isFirst = previous?.familyKey !== familyKey
  const row: Record<string, string> = { familyKey, sku, productName, title: isFirst ? title : '' }
  for (const [at, axis] of axes.entries()) {
    row[`value${at + 1}`] = values[at] ?? ''
    if (!isFirst) continue
    row[`axis${at + 1}`] = axis.name
    row[`order${at + 1}`] = joinOrder(axis.values)
  }
  return FAMILY_COLUMNS.map((column) => protectCell(row[column] ?? ''))
}
