import { expect, it } from 'vitest'
import { StartProblem } from '../../config/start-problem.ts'
import { describeFailure } from './describe-failure.ts'

const ofDatabase = (message: string, code: string) =>
  Object.assign(new Error(message), { code, severity: 'ERROR' })
const migration = (cause: unknown) => new Error('Migration 0001_catalog.sql failed', { cause })

it.each([
  [
    'too few rights',
    migration(ofDatabase('permission denied for schema public', '42501')),
    'Migration 0001_catalog.sql failed. The database refused it (42501: permission denied for schema public). ' +
      'Look at DATABASE_URL and at its rights.',
  ],
  [
    'a replica in the place of the primary',
    migration(ofDatabase('cannot execute CREATE TABLE in a read-only transaction', '25006')),
    'Migration 0001_catalog.sql failed. The database can only be read: it is a replica, or set so. ' +
      'Name the primary in DATABASE_URL.',
  ],
  [
    'a full disk',
    migration(ofDatabase('could not extend file', '53100')),
    'Migration 0001_catalog.sql failed. The disk of the database is full. Make room, then try again.',
  ],
  [
    'a database that went away',
    new Error('Connection terminated unexpectedly'),
    'The database does not answer any more. See that it runs, then give the command again.',
  ],
  [
    'too many transactions at once',
    ofDatabase('deadlock detected', '40P01'),
    'The database is too busy (deadlock detected). Try again later, or close the shop first.',
  ],
  ['a problem below another', migration(new StartProblem('One line.')), 'One line.'],
])('says one sentence of %s, also of what caused a failure', (_, error, wanted) => {
  expect(describeFailure(error)).toBe(wanted)
})

it('shows where our own bug is', () => {
  const mistake = new TypeError('x is undefined')

  expect(describeFailure(mistake)).toBe(mistake)
})
