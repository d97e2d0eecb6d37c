import type { Config } from '../config/config.ts'
import { migrate, migrationNames } from '../db/migrate/migrate.ts'
import { withPool } from './running/with-pool.ts'

/** `mendwell migrate`: migrates the tables without opening the shop. */
export const migrateDatabase = (config: Config) =>
  withPool(config, async (pool) => {
    await migrate(pool)
    console.log(`The tables are up to date: ${(await migrationNames()).length} migrations.`)
  })
