import { afterEach, beforeEach, expect, it } from 'vitest'
import { readConfig } from '../../src/config/config.ts'
import { openDatabase } from '../../src/start/open-database.ts'
import { ask, blankFolder, end, hasStopped, holdServer } from './held-server.ts'

let place: Awaited<ReturnType<typeof blankFolder>>
beforeEach(async () => {
  place = await blankFolder()
})
afterEach(() => place.remove())

const open = (processes: number) =>
  openDatabase(readConfig({ DATA_DIR: place.folder, WEB_CONCURRENCY: String(processes) }))

it('starts its own PostgreSQL with connections for all processes', async () => {
  const database = await open(8)
  const takes = Number(await ask(database.url, 'show max_connections'))
  await database.stop()

  // Each has a pool of ten, two of five, the listener, and the connection that marks it as present.
  expect(takes).toBeGreaterThanOrEqual(8 * 22)
})

it('joins no server with fewer connections than its processes need, and leaves that one alone', async () => {
  const held = await holdServer(place.folder)

  const refused = await open(8).catch((error: unknown) => error)
  const goesOn = !hasStopped(place.data)
  await end(held.process, 'SIGTERM')

  expect(String(refused)).toMatch(
    /takes 60 connections, and WEB_CONCURRENCY wants \d+: close every/,
  )
  expect(goesOn).toBe(true)
})
