import type { Selectable } from 'kysely'
import { type Db, openDb, openPool } from '../apps/api/src/db/db.ts'
import type { DB } from '../apps/api/src/db/schema.ts'
import { migrated } from '../apps/api/test/shop/templates.ts'
import { createTestDatabase, currentTestServer } from '../apps/api/test/shop/test-server.ts'

const ENVIRONMENT_NAME = 'MENDWELL_TEST_PICTURES'

/** Creates the database in which a run's workers cache the pictures that their shops rendered. */
export async function makePictureStore() {
  process.env[ENVIRONMENT_NAME] = await createTestDatabase(currentTestServer(), migrated)
}

const keyOf = ({ subject, width, format }: Selectable<DB['imageVariant']>) =>
  `${subject} ${width} ${format}`

/**
 * Gives a shop with its own database the pictures rendered by others in this run: a picture takes a tenth of a second
 * of CPU, a page shows dozens, and the picture for a hash never changes.
 */
export async function lendPictures(shop: { db: Db }) {
  const pool = openPool({
    databaseUrl: process.env[ENVIRONMENT_NAME] ?? '',
    max: 1,
    onError: () => {},
  })
  const store = openDb(pool)
  const lent = await store.selectFrom('imageVariant').selectAll().execute()
  if (lent.length > 0) await shop.db.insertInto('imageVariant').values(lent).execute()
  const known = new Set(lent.map(keyOf))

  return {
    /** Caches this shop's pictures for the next one. */
    async takeBack() {
      const all = await shop.db.selectFrom('imageVariant').selectAll().execute()
      const rendered = all.filter((picture) => !known.has(keyOf(picture)))
      if (rendered.length > 0) {
        await store
          .insertInto('imageVariant')
          .values(rendered)
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      }
      await store.destroy()
    },
  }
}
