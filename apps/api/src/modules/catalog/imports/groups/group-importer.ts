import type { Queryable } from '../../../../db/db.ts'
import type { RowProblem } from '../../../../ground/csv/file-problems.ts'
import type { ImportKind } from '../check/imports.repository.ts'

/** A group of products as its history stores it: a family, or packs of the same pieces. */
export type GroupState = { title: string } & Record<string, unknown>

/** A row of a file by column name; a missing value is ''. */
export interface GroupRow {
  rowNo: number
  cells: Readonly<Record<string, string>>
}

/** The new state of one group; null if there is none. */
export interface GroupChange {
  key: string
  /** The first row about it. */
  rowNo: number
  before: GroupState | null
  after: GroupState | null
}

/** What a file would change, and its errors. */
export interface CheckedGroups {
  changes: readonly (GroupChange & { after: GroupState })[]
  /** Groups that already match the file. */
  sameCount: number
  problems: readonly RowProblem[]
  /** What staff should check, and may apply all the same. */
  warnings: readonly RowProblem[]
}

/**
 * A kind of group that can be imported from a file. Their modules are above this one, so the process that starts the
 * shop passes them in as a table (`jobs/group-importers.ts`).
 */
export interface GroupImporter {
  kind: Exclude<ImportKind, 'PRODUCTS'>
  objectType: 'family' | 'packs'
  columns: readonly string[]
  /** The column that only such files have. */
  mark: string
  check: (db: Queryable, rows: readonly GroupRow[]) => Promise<CheckedGroups>
  /** Locks these groups until the end of the transaction. */
  lock: (tx: Queryable, changes: readonly GroupChange[]) => Promise<void>
  /** The current groups; missing ones are left out. */
  find: (db: Queryable, keys: readonly string[]) => Promise<ReadonlyMap<string, GroupState>>
  /** The keys of those that cannot get their new state, since a product is gone or in another group. */
  findBlocked: (tx: Queryable, changes: readonly GroupChange[]) => Promise<readonly string[]>
  /** Gives all of them their new state; `onWritten` is called after each. */
  write: (
    tx: Queryable,
    changes: readonly GroupChange[],
    onWritten: () => Promise<void>,
  ) => Promise<void>
  /** Each as readable lines, of which a preview shows the added and removed ones. */
  linesOf: (
    db: Queryable,
    states: readonly (GroupState | null)[],
  ) => Promise<readonly (readonly string[])[]>
}
