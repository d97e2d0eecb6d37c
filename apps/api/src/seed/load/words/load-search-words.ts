import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import type { SeedKind } from '../../files/kind-files.ts'
import type { SeedNeed } from '../../files/words/need-files.ts'

interface SearchWords {
  kinds: readonly SeedKind[]
  needs: readonly SeedNeed[]
}

/**
 * The names of kinds and needs, for a shop opened with fewer words. No one edits them in the shop: they are overwritten
 * if they differ, but not in a newly opened shop, since all words are weighed after each change.
 */
export async function loadSearchWords(
  db: Queryable,
  { kinds, needs }: SearchWords,
  onRows: (count: number) => void,
): Promise<void> {
  const columns = ['kindKey', 'words', 'clinicWords', 'wordsEs', 'brandWords', 'equals'] as const
  const known = digests(await db.selectFrom('kind').select(columns).execute())
  const changed = kinds
    .map(({ key, words, clinicWords, wordsEs, brandWords, equals }) => ({
      kindKey: key,
      words,
      clinicWords,
      wordsEs,
      brandWords,
      equals,
    }))
    .filter((kind) => !known.has(digest(kind)))
  if (changed.length > 0) await changeKinds(db, changed)
  onRows(kinds.length)
  const needColumns = ['needKey', 'words', 'wordsEs', 'firstKinds'] as const
  const knownNeeds = digests(await db.selectFrom('searchNeed').select(needColumns).execute())
  const changedNeeds = needs
    .map(({ key, words, wordsEs, firstKinds }) => ({ needKey: key, words, wordsEs, firstKinds }))
    .filter((need) => !knownNeeds.has(digest(need)))
  if (changedNeeds.length > 0) {
    await db
      .insertInto('searchNeed')
      .values(changedNeeds)
      .onConflict((conflict) =>
        conflict.column('needKey').doUpdateSet(({ ref }) => ({
          words: ref('excluded.words'),
          wordsEs: ref('excluded.wordsEs'),
          firstKinds: ref('excluded.firstKinds'),
        })),
      )
      .execute()
  }
  onRows(needs.length)
}

const digest = (row: object) => JSON.stringify(Object.values(row))
const digests = (rows: readonly object[]) => new Set(rows.map(digest))

const changeKinds = (db: Queryable, kinds: readonly object[]) =>
  sql`
    update kind set words = array(select jsonb_array_elements_text(row->'words')),
      clinic_words = array(select jsonb_array_elements_text(row->'clinicWords')),
      words_es = array(select jsonb_array_elements_text(row->'wordsEs')),
      brand_words = array(select jsonb_array_elements_text(row->'brandWords')),
      equals = array(select jsonb_array_elements_text(row->'equals'))
    from jsonb_array_elements(${JSON.stringify(kinds)}::jsonb) as row
    where kind_key = row->>'kindKey'`.execute(db)
