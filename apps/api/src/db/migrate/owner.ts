import type pg from 'pg'

/**
 * The owner of the shop's tables when the connected user creates them again: undefined for that user itself. An
 * administrator who restores or resets must not take them from the shop's user.
 */
export async function findOwner(pool: pg.Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ owner: string; isOther: boolean }>(
    `select owner, owner <> current_user and pg_has_role(owner, 'member') as "isOther"
     from (select pg_get_userbyid(coalesce(
       (select relowner from pg_class where oid = to_regclass('public.orders')),
       (select datdba from pg_database where datname = current_database()))) as owner) found`,
  )
  return rows[0]?.isOther ? rows[0].owner : undefined
}
