import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { afterEach, expect, it, vi } from 'vitest'
import { StartProblem } from '../../config/start-problem.ts'
import { describeStart } from './describe-start.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const own = { dataDir: tmpdir() }
const foreign = { dataDir: tmpdir(), databaseUrl: 'postgresql://db/shop' }
const coded = (message: string, code: string) => Object.assign(new Error(message), { code })
const migration = (cause: unknown) => new Error('Migration 0001_catalog.sql failed', { cause })

it.each([
  [
    'a full disk under a copy',
    own,
    coded('ENOSPC: no space left', 'ENOSPC'),
    `The disk of ${tmpdir()} is full`,
  ],
  ['a full disk under a table', own, migration(coded('could not extend file', '53100')), 'is full'],
  [
    'the same elsewhere',
    foreign,
    migration(coded('could not extend file', '53100')),
    'The disk of the database is full',
  ],
  [
    'too few rights',
    foreign,
    migration(coded('permission denied', '42501')),
    'may not make tables',
  ],
  [
    'a replica in the place of the primary',
    foreign,
    migration(coded('cannot execute CREATE TABLE in a read-only transaction', '25006')),
    'The database can only be read',
  ],
  [
    'a database that goes',
    own,
    new Error('Connection terminated unexpectedly'),
    'went away during the start',
  ],
  [
    'a server that gives no connection',
    foreign,
    coded('sorry, too many clients already', '53300'),
    'The database is too busy (sorry, too many clients already). Start again later',
  ],
  ['a problem below another', own, migration(new StartProblem('One line.')), 'One line.'],
])('says one sentence of %s', (_, places, error, wanted) => {
  const said = describeStart(error, places)

  expect(said).toContain(wanted)
  expect(said).not.toContain('\n')
})

it('a server that stops because its disk is full is reported as that', () => {
  vi.spyOn(fs, 'statfsSync').mockReturnValue({ bavail: 10, bsize: 4096 } as fs.StatsFs)

  const said = describeStart(new Error('Connection terminated unexpectedly'), own)

  expect(said).toContain('is full')
})

it('has no sentence for our own bug', () => {
  expect(describeStart(new TypeError('x is undefined'), own)).toBeUndefined()
  expect(describeStart(migration(coded('syntax error', '42601')), own)).toBeUndefined()
})
