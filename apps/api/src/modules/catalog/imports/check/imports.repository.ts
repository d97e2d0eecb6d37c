import type {
  ImportError,
  ImportedPrice,
  ProductImport,
} from '@mendwell/contract/catalog/product-imports'
import { sql } from 'kysely'
import type { Queryable } from '../../../../db/db.ts'
import { isToCome } from '../../../../db/sql/to-come.ts'
import type { RowProblem } from '../../../../ground/csv/file-problems.ts'
import { saidOf } from '../../../../ground/errors.ts'

type ImportStatus = ProductImport['status']
export type ImportKind = ProductImport['kind']
/** Steps done by a job. */
export const ACTIVE = ['CHECKING', 'APPLYING', 'UNDOING'] as const
/** The report holds this many errors; all are counted. */
export const MAX_KEPT_ERRORS = 10_000

const COLUMNS = [
  'importId',
  'fileName',
  'kind',
  'status',
  'startedBy',
  'doneRows',
  'totalRows',
  'insertRows',
  'updateRows',
  'sameRows',
  'errorRows',
  'keptRows',
  'problem',
  'createdAt',
  'appliedAt',
  'undoneAt',
] as const

/** Its problem is stored as a schema reports it. */
function readable<Row extends { status: string; kind: string; problem: string | null }>(row: Row) {
  const said = row.problem === null ? null : saidOf(row.problem)
  return {
    ...row,
    status: row.status as ImportStatus,
    kind: row.kind as ImportKind,
    problem: said?.message ?? null,
    problemSentence: said?.sentence ?? null,
  }
}

export async function insertImport(
  db: Queryable,
  values: { fileName: string; startedBy: string; custId: number | null },
): Promise<number> {
  const { importId } = await db
    .insertInto('productImport')
    .values(values)
    .returning('importId')
    .executeTakeFirstOrThrow()
  return importId
}

export async function findImport(db: Queryable, importId: number) {
  const row = await db
    .selectFrom('productImport')
    .select([...COLUMNS, 'custId'])
    .where('importId', '=', importId)
    .executeTakeFirst()
  return row && readable(row)
}

export async function findImports(db: Queryable, limit: number) {
  const rows = await db
    .selectFrom('productImport')
    .select(COLUMNS)
    .where('status', '<>', 'UPLOADING')
    .orderBy('importId', 'desc')
    .limit(limit)
    .execute()
  return rows.map(readable)
}

/**
 * Changes the status of an import; false if it is not in the required one. `problem`: as a schema reports it (`says`).
 */
export async function transitionImport(
  db: Queryable,
  importId: number,
  { from, to, problem = null }: { from: ImportStatus; to: ImportStatus; problem?: string | null },
): Promise<boolean> {
  const row = await db
    .updateTable('productImport')
    .set({ status: to, problem, doneRows: 0, progressAt: sql<Date>`now()` })
    .where('importId', '=', importId)
    .where('status', '=', from)
    .returning('importId')
    .executeTakeFirst()
  return row !== undefined
}

type Counts = Partial<
  Record<'totalRows' | 'insertRows' | 'updateRows' | 'sameRows' | 'errorRows' | 'keptRows', number>
>

/** The progress of the current step; also its heartbeat. */
export async function saveProgress(
  db: Queryable,
  importId: number,
  values: Counts & { doneRows: number },
): Promise<void> {
  await db
    .updateTable('productImport')
    .set({ ...values, progressAt: sql<Date>`now()` })
    .where('importId', '=', importId)
    .execute()
}

/** The kind of file, by its columns. */
export async function setImportKind(
  db: Queryable,
  importId: number,
  kind: ImportKind,
): Promise<void> {
  await db.updateTable('productImport').set({ kind }).where('importId', '=', importId).execute()
}

export async function setImportTimes(
  tx: Queryable,
  importId: number,
  step: 'appliedAt' | 'undoneAt',
): Promise<void> {
  await tx
    .updateTable('productImport')
    .set({ [step]: sql<Date>`now()` })
    .where('importId', '=', importId)
    .execute()
}

export async function insertPart(db: Queryable, importId: number, partNo: number, bytes: Buffer) {
  await db.insertInto('productImportPart').values({ importId, partNo, bytes }).execute()
}

/** The file as it was sent, part by part. */
export async function* readParts(db: Queryable, importId: number): AsyncGenerator<Buffer> {
  for (let partNo = 0; ; partNo++) {
    const part = await db
      .selectFrom('productImportPart')
      .select('bytes')
      .where('importId', '=', importId)
      .where('partNo', '=', partNo)
      .executeTakeFirst()
    if (!part) return
    yield part.bytes
  }
}

export async function deleteParts(db: Queryable, importId: number) {
  await db.deleteFrom('productImportPart').where('importId', '=', importId).execute()
}

export async function deleteImport(db: Queryable, importId: number) {
  await db.deleteFrom('productImport').where('importId', '=', importId).execute()
}

/** Uploads that never finished. */
export async function deleteBrokenUploads(db: Queryable) {
  await db
    .deleteFrom('productImport')
    .where('status', '=', 'UPLOADING')
    .where('createdAt', '<', sql<Date>`now() - interval '1 hour'`)
    .execute()
}

/** Imports whose worker sent no heartbeat for a minute. */
export async function findAbandoned(db: Queryable): Promise<number[]> {
  const rows = await db
    .selectFrom('productImport')
    .select('importId')
    .where('status', 'in', ACTIVE)
    .where(
      sql<boolean>`(progress_at < now() - interval '1 minute' or ${isToCome(sql`progress_at`)})`,
    )
    .execute()
  return rows.map(({ importId }) => importId)
}

export async function insertErrors(
  db: Queryable,
  importId: number,
  {
    from,
    errors,
    isWarning = false,
  }: { from: number; errors: readonly RowProblem[]; isWarning?: boolean },
): Promise<void> {
  if (errors.length === 0) return
  const rows = errors.map(({ rowNo, field, reported }, index) => ({
    importId,
    errorNo: from + index,
    rowNo,
    field,
    message: reported,
    isWarning,
  }))
  await db.insertInto('productImportError').values(rows).execute()
}

export const findErrors = (db: Queryable, importId: number, limit: number) =>
  findProblems(db, importId, { limit, areWarnings: false })

/** What staff should check before the import is applied. */
export const findWarnings = (db: Queryable, importId: number, limit: number) =>
  findProblems(db, importId, { limit, areWarnings: true })

async function findProblems(
  db: Queryable,
  importId: number,
  { limit, areWarnings }: { limit: number; areWarnings: boolean },
): Promise<ImportError[]> {
  const rows = await db
    .selectFrom('productImportError')
    .select(['rowNo', 'field', 'message'])
    .where('importId', '=', importId)
    .where('isWarning', '=', areWarnings)
    .orderBy('errorNo')
    .limit(limit)
    .execute()
  return rows.map(({ rowNo, field, message }) => ({ rowNo, field, ...saidOf(message) }))
}

/** Deletes the warnings about a file once it is refused. */
export async function deleteErrors(db: Queryable, importId: number): Promise<void> {
  await db.deleteFrom('productImportError').where('importId', '=', importId).execute()
}

/** How an import changes unit prices, in cents; those with the greatest factor, up or down, first. */
export async function findPriceChanges(
  db: Queryable,
  importId: number,
  limit: number,
): Promise<ImportedPrice[]> {
  const { rows } = await sql<ImportedPrice>`
    select changed.row_no, changed.product_id, p.product_name, changed.before, changed.after
    from (select row_no, product_id, (before->>'unit_price_cents')::int as before,
        (after->>'unit_price_cents')::int as after
      from product_import_row where import_id = ${importId} and action = 'UPDATE'
        and after ? 'unit_price_cents') changed
      join product p using (product_id)
    order by abs(ln((changed.after + 1.0) / (changed.before + 1.0))) desc, changed.row_no
    limit ${limit}`.execute(db)
  return rows
}

/** The requester of the current step. */
export async function signImport(
  tx: Queryable,
  importId: number,
  by: { startedBy: string; custId: number | null },
): Promise<void> {
  await tx.updateTable('productImport').set(by).where('importId', '=', importId).execute()
}
