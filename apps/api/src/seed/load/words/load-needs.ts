import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import type { SeedNeed } from '../../files/words/need-files.ts'

/** What people search for who name a condition instead of a thing. */
export async function loadNeeds(
  db: Queryable,
  needs: readonly SeedNeed[],
  onRows: (count: number) => void,
): Promise<void> {
  await sql`
    insert into search_need (need_key, words, words_es, first_kinds)
    select row->>'key', array(select jsonb_array_elements_text(row->'words')),
      array(select jsonb_array_elements_text(row->'wordsEs')), array(select jsonb_array_elements_text(row->'firstKinds'))
    from jsonb_array_elements(${JSON.stringify(needs)}::jsonb) as row
    on conflict do nothing`.execute(db)
  onRows(needs.length)
}
