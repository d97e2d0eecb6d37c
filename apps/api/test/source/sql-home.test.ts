import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const source = path.join(import.meta.dirname, '../../src')
const SQL =
  /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(?:<[^`]*>)?`|import \{[^}]*\bsql\b/

/** The places that may contain SQL besides repositories: the driver, the job queue, the seed. */
const BELOW = ['db', 'jobs', 'queue', 'seed']

const files = fs
  .globSync('**/*.ts', { cwd: source })
  .filter((file) => !/\.(?:repository|sql|test)\.ts$/.test(file))
  .filter((file) => !BELOW.includes(file.split(path.sep)[0] ?? ''))

it('the private tables of the job queue are not written', () => {
  const writes = /(?:update|insert into|delete from)\s+graphile_worker\._private/i
  const writers = fs
    .globSync('**/*.ts', { cwd: source })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => writes.test(fs.readFileSync(path.join(source, file), 'utf8')))

  expect(writers).toEqual([])
})

it('SQL is only written in repositories', () => {
  const others = files.filter((file) => SQL.test(fs.readFileSync(path.join(source, file), 'utf8')))

  expect(others).toEqual([])
})
