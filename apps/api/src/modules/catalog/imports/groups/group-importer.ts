import type { Queryable } from '../../../../db/db.ts'
import type { RowProblem } from '../check/import-problems.ts'
import type { ImportKind } from '../check/imports.repository.ts'

/** A group of products as its history keeps it: a family, or packs of the same pieces. */
export type GroupState = { title: string } & Record<string, unknown>

/** A row of a file by the names of its columns; what is not there is ''. */
export interface GroupRow {
  rowNo: number
  cells: Readonly<Record<string, string>>
}

/** What becomes of one group; null: there is none. */
export interface GroupChange {
  key: string
  /** The first row that speaks of it. */
  rowNo: number
  before: GroupState | null
  after: GroupState | null
}

/** What a file would change, and what is wrong with it. */
export interface CheckedGroups {
  changes: readonly (GroupChange & { after: GroupState })[]
  /** Groups that are as the file says already. */
  sameCount: number
  problems: readonly RowProblem[]
  /** What a person should look at, and may apply all the same. */
  warnings: readonly RowProblem[]
}

/**
 * A kind of groups that can be imported from a file. Their rooms stand above this one, so whoever starts the shop hands
 * them in as a table (`jobs/group-importers.ts`).
 */
export interface GroupImporter {
  kind: Exclude<ImportKind, 'PRODUCTS'>
  objectType: 'family' | 'packs'
  columns: readonly string[]
  /** The column that only such files have. */
  mark: string
  check: (db: Queryable, rows: readonly GroupRow[]) => Promise<CheckedGroups>
  /** Lets nobody else change these groups until the end of the transaction. */
  lock: (tx: Queryable, changes: readonly GroupChange[]) => Promise<void>
  /** Groups as they are; those that there are not are left out. */
  find: (db: Queryable, keys: readonly string[]) => Promise<ReadonlyMap<string, GroupState>>
  /** The keys of those that cannot become what they are to be, as a product is gone or in another group. */
  findBlocked: (tx: Queryable, changes: readonly GroupChange[]) => Promise<readonly string[]>
  /** Makes all of them what they are to be; `onWritten` is called after each. */
  write: (
    tx: Queryable,
    changes: readonly GroupChange[],
    onWritten: () => Promise<void>,
  ) => Promise<void>
  /** Each in lines that people read, of which a preview shows those that come and go. */
  linesOf: (
    db: Queryable,
    states: readonly (GroupState | null)[],
  ) => Promise<readonly (readonly string[])[]>
}
