import { sql } from 'kysely'
import type { Queryable } from '../../../../db/db.ts'
import type { GroupChange, GroupState } from './group-importer.ts'

type StagedGroup = GroupChange & { after: GroupState }

/** Stores what a checked file would change. */
export async function insertGroups(
  db: Queryable,
  importId: number,
  changes: readonly StagedGroup[],
): Promise<void> {
  await sql`insert into product_import_group (import_id, object_key, row_no, before, after)
    select ${importId}::int, g.key, g."rowNo", nullif(g.before, 'null'), g.after
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as g (key text, "rowNo" int, before jsonb, after jsonb)`.execute(db)
}

/** The groups that a file changes, in the order of the file; all if there is no limit. */
export async function findGroups(
  db: Queryable,
  importId: number,
  limit: number | null = null,
): Promise<StagedGroup[]> {
  const { rows } = await sql<StagedGroup>`
    select object_key as key, row_no, before, after from product_import_group
    where import_id = ${importId} order by row_no limit ${limit}`.execute(db)
  return rows
}
