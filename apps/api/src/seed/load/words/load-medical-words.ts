import type { Queryable } from '../../../db/db.ts'
import type { SeedMedicalWord } from '../../files/words/medical-word-files.ts'

/** Words of medicine with what they mean, in place of those of an earlier version: nobody edits them in the shop. */
export async function loadMedicalWords(
  db: Queryable,
  words: readonly SeedMedicalWord[],
  onRows: (count: number) => void,
): Promise<void> {
  const rows = words.map(({ key, afterNumber = false, ...word }) => ({
    wordKey: key,
    afterNumber,
    ...word,
  }))
  await db.deleteFrom('medicalWord').execute()
  await db.insertInto('medicalWord').values(rows).execute()
  onRows(rows.length)
}
