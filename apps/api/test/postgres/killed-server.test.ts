import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startEmbeddedPostgres } from '../../src/db/postgres/embedded-postgres.ts'
import {
  ask,
  blankFolder,
  end,
  hasStopped,
  holdServer,
  serverPid,
  startedAt,
} from './held-server.ts'

let place: Awaited<ReturnType<typeof blankFolder>>
beforeEach(async () => {
  place = await blankFolder()
})
afterEach(() => place.remove())

describe('one server per data folder', () => {
  it('starts one server when six shops start at once on a blank folder', async () => {
    const shops = await Promise.all(Array.from({ length: 6 }, () => holdServer(place.folder)))
    const runs = await Promise.all(shops.map((shop) => startedAt(shop.databaseUrl)))

    expect(new Set(runs).size).toBe(1)

    await Promise.all(shops.slice(1).map((shop) => end(shop.process, 'SIGTERM')))
    expect(hasStopped(place.data)).toBe(false)
    await Promise.all(shops.slice(0, 1).map((shop) => end(shop.process, 'SIGTERM')))
    expect(hasStopped(place.data)).toBe(true)
  })

  it('leaves no incomplete data folders', async () => {
    const shops = await Promise.all(Array.from({ length: 3 }, () => holdServer(place.folder)))
    await Promise.all(shops.map((shop) => end(shop.process, 'SIGTERM')))

    expect(fs.globSync(`${place.data}*`)).toEqual([place.data])
  })
})

describe('after a kill', () => {
  it('adopts the server that a killed shop left running', async () => {
    const killed = await holdServer(place.folder)
    const before = await startedAt(killed.databaseUrl)
    await end(killed.process, 'SIGKILL')

    const server = await startEmbeddedPostgres(place.folder)

    const url = server.databaseUrl('postgres')
    expect(await startedAt(url)).toBe(before)
    // On a busy machine the server needs a moment to notice that the killed shop no longer uses it.
    await expect
      .poll(() => ask(url, "select count(*) from pg_locks where locktype = 'advisory'"), {
        timeout: 60_000,
      })
      .toBe('1')
    await server.stop()
    expect(hasStopped(place.data)).toBe(true)
  })

  it('restarts a killed server, and the pool finds it again with all data', async () => {
    const server = await startEmbeddedPostgres(place.folder)
    const pool = new pg.Pool({ connectionString: server.databaseUrl('postgres') })
    pool.on('error', () => {})
    await pool.query('create table kept as select 1 as one')

    process.kill(serverPid(place.data), 'SIGKILL')

    const rows = await vi.waitFor(async () => (await pool.query('select one from kept')).rows, {
      timeout: 60_000,
      interval: 50,
    })
    expect(rows).toEqual([{ one: 1 }])
    await pool.end()
    await server.stop()
  })

  it('restarts with all data after shop and server were both killed', async () => {
    const killed = await holdServer(place.folder)
    await ask(killed.databaseUrl, 'create table kept as select 1 as one')
    process.kill(serverPid(place.data), 'SIGKILL')
    await end(killed.process, 'SIGKILL')

    const server = await startEmbeddedPostgres(place.folder)

    expect(await ask(server.databaseUrl('postgres'), 'select one from kept')).toBe('1')
    await server.stop()
  })

  it('ignores a postmaster.pid whose number belongs to another program now', async () => {
    const earlier = await startEmbeddedPostgres(place.folder)
    await earlier.stop()
    fs.writeFileSync(path.join(place.data, 'postmaster.pid'), `${process.pid}\n${place.data}\n`)

    const server = await startEmbeddedPostgres(place.folder)

    expect(serverPid(place.data)).not.toBe(process.pid)
    await server.stop()
  })
})
