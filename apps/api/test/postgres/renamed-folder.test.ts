import fs from 'node:fs'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startEmbeddedPostgres } from '../../src/db/postgres/embedded-postgres.ts'
import { ask, blankFolder } from './held-server.ts'

let place: Awaited<ReturnType<typeof blankFolder>>
beforeEach(async () => {
  place = await blankFolder()
})
afterEach(() => place.remove())

it.each(['closed to others', 'open to others'])(
  'opens the same database after its folder was renamed: one %s',
  async (kind) => {
    const parent = place.folder.replace(/\/shop$/, '')
    if (kind === 'open to others') fs.chmodSync(parent, 0o755)
    const first = await startEmbeddedPostgres(place.folder)
    await ask(first.databaseUrl('postgres'), 'create table orders (order_id int)')
    await first.stop()
    const renamed = `${parent}/renamed`
    fs.renameSync(place.folder, renamed)

    const second = await startEmbeddedPostgres(renamed)
    const found = await ask(second.databaseUrl('postgres'), `select to_regclass('orders')`)
    await second.stop()

    expect(found).toBe('orders')
  },
)
