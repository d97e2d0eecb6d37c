// Writes the table types from the migrated database: run after every new migration.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openPool } from '../apps/api/src/db/db.ts'
import { migrate } from '../apps/api/src/db/migrate/migrate.ts'
import { startEmbeddedPostgres } from '../apps/api/src/db/postgres/embedded-postgres.ts'

const folder = fs.mkdtempSync(path.join(tmpdir(), 'mendwell-types-'))
const server = await startEmbeddedPostgres(folder, { fsync: 'off' })
const databaseUrl = server.databaseUrl('postgres')
const pool = openPool({ databaseUrl, onError: console.error })
await migrate(pool)
await pool.end()
const options = [
  ['--url', databaseUrl],
  ['--dialect', 'postgres'],
  ['--camel-case'],
  ['--type-mapping', '{"int8":"number","numeric":"number"}'],
  ['--exclude-pattern', '{kysely_*,graphile_worker.*}'],
  ['--default-schema', 'public'],
  ['--include-pattern', 'public.*'],
  ['--out-file', 'apps/api/src/db/schema.ts'],
]
execFileSync('node_modules/.bin/kysely-codegen', options.flat(), { stdio: 'inherit' })
await server.stop()
fs.rmSync(folder, { recursive: true, force: true })
