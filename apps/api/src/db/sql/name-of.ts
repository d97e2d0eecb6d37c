import { sql } from 'kysely'

/** The actor in a column: 'staff 12' as a name, or else the email; 'guest', 'customer' and 'system' stay words. */
export const nameOf = (column: string) => sql<
  string | null
>`case when ${sql.ref(column)} ~ '^staff [0-9]+$' then coalesce(
    (select coalesce(nullif(trim(named_staff.first_name || ' ' || named_staff.last_name), ''), named_staff.email)
      from customer as named_staff
      where named_staff.cust_id = substring(${sql.ref(column)} from '[0-9]+')::int), ${sql.ref(column)})
  else split_part(${sql.ref(column)}, ' ', 1) end`
