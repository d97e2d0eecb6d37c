import type { Queryable } from '../../db/db.ts'
import { saveSituation } from '../../modules/situations/situations.repository.ts'
import type { SeedSituation } from '../files/situation-files.ts'

/** Pages for a condition or a situation. No one edits them in the shop: an existing page is overwritten. */
export async function loadSituations(
  db: Queryable,
  pages: readonly SeedSituation[],
  onRows: (count: number) => void,
): Promise<void> {
  for (const page of pages) {
    const {
      key,
      section,
      place,
      title,
      words,
      gathers: _,
      writtenOn,
      readAgainOn,
      ...content
    } = page
    await saveSituation(db, {
      situationKey: key,
      section,
      place,
      title: title[0],
      titleEs: title[1],
      words,
      content: JSON.stringify(content),
      writtenOn,
      readAgainOn,
    })
    onRows(1)
  }
}
