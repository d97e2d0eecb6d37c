import fs from 'node:fs'
import path from 'node:path'
import { openDb, openPool } from '../../src/db/db.ts'
import { migrate } from '../../src/db/migrate/migrate.ts'
import { WITHOUT_BOUNDS } from '../../src/db/session-settings.ts'
import { seedCatalogue } from '../../src/seed/seed-catalogue.ts'
import { fingerprint, type Template } from './test-server.ts'

const api = path.join(import.meta.dirname, '../..')
const migrations = path.join(api, 'migrations')
const seedFiles = [path.join(api, 'seeds'), path.join(api, 'src/seed')]

const filesIn = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((file) => path.join(folder, file))
    .filter((file) => fs.statSync(file).isFile())

/** All tables, with only the migrations' own rows. */
export const migrated: Template = {
  name: `template_${fingerprint(...filesIn(migrations))}`,
  async fill(databaseUrl) {
    const pool = openPool({ databaseUrl, bounds: WITHOUT_BOUNDS, onError: () => {} })
    try {
      await migrate(pool)
    } finally {
      await pool.end()
    }
  },
}

/** A freshly opened shop: the whole seed catalogue, places and taxes. */
export const seeded: Template = {
  name: `template_${fingerprint(...[migrations, ...seedFiles].flatMap(filesIn))}`,
  async fill(databaseUrl) {
    await migrated.fill(databaseUrl)
    const pool = openPool({ databaseUrl, bounds: WITHOUT_BOUNDS, onError: () => {} })
    try {
      await seedCatalogue(openDb(pool), () => {})
    } finally {
      await pool.end()
    }
  },
}
