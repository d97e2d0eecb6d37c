import type pg from 'pg'

/** A table of the shop or of its job queue, and which parts are backed up. */
export interface BackupTable {
  /** As SQL writes it, such as public.orders. */
  name: string
  columns: string[]
  /** Rows in this order give the same bytes every time. */
  orderBy: string[]
}

/**
 * Not in the archive: created again by migrating, or by the shop when a picture is requested; and the transactions of
 * another database. A dropped table stays listed here: older archives do not contain it.
 */
const LEFT_OUT = ['kysely_migration', 'kysely_migration_lock', 'image_variant', 'search_change']
/** Queued mails and payments are in the job queue. */
const JOB_TABLES = [
  '_private_job_queues',
  '_private_tasks',
  '_private_jobs',
  '_private_known_crontabs',
]

/** All tables to back up, by name; generated columns follow from the others. */
export async function listTables(client: pg.ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; key: string[] | null }>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       (select array_agg(format('%I', a.attname) order by a.attnum) from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
           and a.attgenerated = '')::text[] as columns,
       (select array_agg(format('%I', a.attname) order by array_position(i.indkey::int[], a.attnum::int))
         from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
         where i.indrelid = c.oid and i.indisprimary)::text[] as key
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and (n.nspname = 'public' and c.relname <> all ($1)
       or n.nspname = 'graphile_worker' and c.relname = any ($2))
     order by 1`,
    [LEFT_OUT, JOB_TABLES],
  )
  return rows.map(({ name, columns, key }) => ({ name, columns, orderBy: key ?? columns }))
}

export const copyOut = ({ name, columns, orderBy }: BackupTable) =>
  `copy (select ${columns.join(', ')} from ${name} order by ${orderBy.join(', ')}) to stdout`

export const copyIn = ({ name, columns }: BackupTable) =>
  `copy ${name} (${columns.join(', ')}) from stdin`

export async function listMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select name from kysely_migration order by name',
  )
  return rows.map(({ name }) => name)
}

/** Sets every sequence to continue after the largest number in its column. */
export async function advanceSequences(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ sql: string }>(
    `select format('select setval(%L, greatest(coalesce((select max(%I) from %I.%I), 0), 1),
         exists (select from %I.%I))', s.oid::regclass, a.attname, n.nspname, c.relname,
         n.nspname, c.relname) as sql
     from pg_class s join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i')
       join pg_class c on c.oid = d.refobjid join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid
     where s.relkind = 'S' and n.nspname in ('public', 'graphile_worker')`,
  )
  for (const { sql } of rows) await client.query(sql)
}
