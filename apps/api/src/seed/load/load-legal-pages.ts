import type { Queryable } from '../../db/db.ts'
import { saveLegalPage } from '../../modules/content/page-checks/page-checks.repository.ts'
import type { SeedLegalPage } from '../files/legal-files.ts'

/** Legal pages. No one edits them in the shop: an existing page is overwritten, and its approval lapses. */
export async function loadLegalPages(
  db: Queryable,
  pages: readonly SeedLegalPage[],
  onRows: (count: number) => void,
): Promise<void> {
  for (const { key, title, lead, body, writtenOn } of pages) {
    await saveLegalPage(db, {
      pageKey: key,
      title: title[0],
      titleEs: title[1],
      lead: lead[0],
      leadEs: lead[1],
      body: body[0].join('\n'),
      bodyEs: body[1].join('\n'),
      writtenOn,
    })
    onRows(1)
  }
}
