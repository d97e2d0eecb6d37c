import type { ImportedGroup } from '@mendwell/contract/catalog/product-imports'
import type { Queryable } from '../../../../db/db.ts'
import type { GroupImporter } from './group-importer.ts'
import { findGroups } from './groups.repository.ts'

/** What an import does to the first `limit` groups: added and removed lines, as staff read them. */
export async function previewGroups(
  db: Queryable,
  importId: number,
  { importer, limit }: { importer: GroupImporter; limit: number },
): Promise<ImportedGroup[]> {
  const changes = await findGroups(db, importId, limit)
  const lines = await importer.linesOf(
    db,
    changes.flatMap(({ before, after }) => [before, after]),
  )
  return changes.map(({ key, rowNo, before, after }, at) => {
    const old = lines[at * 2] ?? []
    const now = lines[at * 2 + 1] ?? []
    return {
      rowNo,
      key,
      title: after.title,
      isNew: before === null,
      removed: old.filter((line) => !now.includes(line)),
      added: now.filter((line) => !old.includes(line)),
    }
  })
}
