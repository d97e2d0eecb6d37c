import fs from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startEmbeddedPostgres } from '../../src/db/postgres/embedded-postgres.ts'
import { locateInstallation } from '../../src/db/postgres/installation.ts'
import { describeProblem } from '../../src/db/postgres/problems.ts'
import { lastFatal } from '../../src/db/postgres/server-log.ts'
import { blankFolder } from './held-server.ts'

let place: Awaited<ReturnType<typeof blankFolder>>
beforeEach(async () => {
  place = await blankFolder()
})
afterEach(() => place.remove())

const messageOf = async (attempt: Promise<unknown>) => {
  const problem = await attempt.then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(problem).toMatchObject({ name: 'StartProblem' })
  const message = problem instanceof Error ? problem.message : ''
  expect(message).not.toContain('\n')
  return message
}

describe('a data folder that cannot be used is refused in one line', () => {
  it('names both versions when another PostgreSQL made it', async () => {
    fs.mkdirSync(place.data)
    fs.writeFileSync(path.join(place.data, 'PG_VERSION'), '15\n')
    giveToServer(place.data)

    const message = await messageOf(startEmbeddedPostgres(place.folder))

    expect(message).toContain('was made by PostgreSQL 15, and this Mendwell brings PostgreSQL 18')
  })

  it('says so when the folder holds something else', async () => {
    fs.mkdirSync(place.data)
    fs.writeFileSync(path.join(place.data, 'holiday.jpg'), '')
    giveToServer(place.data)

    expect(await messageOf(startEmbeddedPostgres(place.folder))).toContain(
      'holds no PostgreSQL database',
    )
    expect(fs.readdirSync(place.data)).toEqual(['holiday.jpg'])
  })

  it('names the owner, or says that it is not accessible, if it is not ours', async () => {
    closeToServer()

    expect(await messageOf(startEmbeddedPostgres(place.folder))).toMatch(
      /belongs to user 65534|cannot be written \(EACCES\)/,
    )
    fs.chmodSync(place.folder, 0o755)
  })

  it('says so when a file is where the folder should be', () => {
    const file = path.join(place.folder, 'file')
    fs.writeFileSync(file, '')

    const problem = describeProblem(
      failureOf(() => fs.mkdirSync(`${file}/data`)),
      '/srv/data',
    )

    expect(problem.message).toMatch(/^The data folder \/srv\/data cannot be written \(ENOTDIR\)/)
  })

  it('works in a folder whose path is too long for a socket', async () => {
    const long = await blankFolder('a-long-name-'.repeat(8))

    const server = await startEmbeddedPostgres(long.folder)

    await server.stop()
    long.remove()
  })
})

describe('a problem of the machine', () => {
  it('says to make room when the disk is full', () => {
    const problem = describeProblem(
      failureOf(() => fs.writeFileSync('/dev/full', 'x')),
      '/srv',
    )

    expect(problem.message).toContain('The disk is full')
  })

  it('says to set DATABASE_URL where no binaries exist for the platform', async () => {
    const message = await messageOf(locateInstallation(place.folder, 'linux-riscv64'))

    expect(message).toContain('binaries for linux-riscv64 are missing')
    expect(message).toContain('set DATABASE_URL')
  })

  it("repeats PostgreSQL's last message if it does not start", async () => {
    const message = await messageOf(startEmbeddedPostgres(place.folder, { work_mem: 'plenty' }))

    expect(message).toContain('PostgreSQL did not start: invalid value for parameter "work_mem"')
  })

  it('finds the last fatal line among the others', () => {
    const lines = [
      '2026-01-01 10:00:00 UTC [7] FATAL:  lock file "postmaster.pid" already exists',
      '2026-01-01 10:00:01 UTC [7] HINT:  Is another postmaster running?',
      '2026-01-01 10:00:02 UTC [8] PANIC:  could not write to file: No space left on device',
      '2026-01-01 10:00:02 UTC [8] LOG:  startup process was terminated',
    ]
    fs.writeFileSync(path.join(place.folder, 'server.log'), lines.join('\n'))

    expect(lastFatal(place.folder)).toBe('could not write to file: No space left on device')
  })
})

function failureOf(attempt: () => void): unknown {
  try {
    attempt()
  } catch (error) {
    return error
  }
  return undefined
}

/** Root's server runs as another user, who then owns the data. */
function giveToServer(data: string) {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = serverIdentity
  fs.chownSync(data, uid, gid)
}

function closeToServer() {
  if (process.getuid?.() !== 0) return fs.chmodSync(place.folder, 0o500)
  fs.mkdirSync(place.data)
  fs.writeFileSync(path.join(place.data, 'PG_VERSION'), '18\n')
  fs.chownSync(place.data, 65534, 65534)
}

const serverIdentity = await (async () => {
  const probe = await blankFolder()
  const { identity } = await locateInstallation(probe.folder)
  probe.remove()
  return { uid: identity.uid ?? 0, gid: identity.gid ?? 0 }
})()
