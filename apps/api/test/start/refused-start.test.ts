import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { blankFolder, hasStopped } from '../postgres/held-server.ts'
import { refusedStart } from './shop-process.ts'

let place: Awaited<ReturnType<typeof blankFolder>>
beforeEach(async () => {
  place = await blankFolder()
})
afterEach(() => place.remove())

const start = (settings: Record<string, string>) =>
  refusedStart({ DATA_DIR: place.folder, ...settings })

// Each is a process that loads the whole program; config.test.ts covers the settings without one.
describe('a wrong setting stops the start with one line', () => {
  it.each([
    [
      { DATABASE_URL: 'postgresql://shop:p@ss:/#secret@127.0.0.1:1/shop' },
      'DATABASE_URL cannot be read as an address',
    ],
    [{ HOST: 'no-such-host.invalid' }, 'HOST no-such-host.invalid'],
    [
      { DATABASE_URL: 'postgresql://shop:secret@127.0.0.1:1/shop' },
      'DATABASE_URL cannot be used: no server answers',
    ],
  ])('%o', async (settings, expected) => {
    const { code, errors } = await start(settings)

    expect(errors).toEqual([expect.stringContaining(`Mendwell cannot start: `)])
    expect(errors[0]).toContain(expected)
    expect(errors[0]).not.toContain('secret')
    expect(code).toBe(1)
  })
})

it('does not wait forever for a database that accepts the connection and never answers', async () => {
  const silent = net.createServer(() => {}).listen(0, '127.0.0.1')
  await new Promise((resolve) => silent.once('listening', resolve))
  const address = silent.address()
  const port = typeof address === 'object' && address ? address.port : 0

  const { code, errors } = await start({
    DATABASE_URL: `postgresql://u:secret@127.0.0.1:${port}/x`,
  })

  expect(errors).toEqual([expect.stringContaining('did not answer within 5 seconds')])
  expect(code).toBe(1)
  silent.close()
})

it('names the port that another program uses, and leaves no database running', async () => {
  const other = net.createServer().listen(0, 'localhost')
  await new Promise((resolve) => other.once('listening', resolve))
  const address = other.address()
  const port = typeof address === 'object' && address ? String(address.port) : ''

  const { code, errors } = await start({ PORT: port })

  expect(errors).toEqual([expect.stringContaining(`Port ${port} is in use`)])
  expect(code).toBe(1)
  expect(hasStopped(place.data)).toBe(true)
  other.close()
})

it('names a data folder that is blocked by a file', async () => {
  const file = path.join(place.folder, 'data')
  fs.writeFileSync(file, '')

  const { code, errors } = await start({ DATA_DIR: file })

  expect(errors).toEqual([expect.stringContaining(`The data folder ${file} cannot be written`)])
  expect(code).toBe(1)
})
