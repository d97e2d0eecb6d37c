import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { locateInstallation } from '../../apps/api/src/db/postgres/installation.ts'

export const checkout = fileURLToPath(new URL('../..', import.meta.url))

/** Removes a data folder, and what a server run by root stored elsewhere for it. */
export async function removeData(folder: string) {
  const { data } = await locateInstallation(folder)
  for (const place of [data, folder]) fs.rmSync(place, { recursive: true, force: true })
}

interface Options {
  folder: string
  env: NodeJS.ProcessEnv
}

/** Runs `npm start`; resolves at the first answered request with the seconds it took. */
export async function startShop({ folder, env }: Options) {
  const begin = performance.now()
  // Its own process group, so that all of it can be stopped together.
  const shop = spawn('npm', ['start'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const exited = once(shop, 'exit')
  const address = await addressFrom(shop.stdout)
  const answer = await fetch(`${address}/api/department/findAll`)
  await answer.arrayBuffer()
  const seconds = (performance.now() - begin) / 1000
  return {
    address,
    seconds,
    group: shop.pid ?? 0,
    async stop() {
      if (shop.pid) process.kill(-shop.pid, 'SIGTERM')
      await exited
    },
  }
}

async function addressFrom(output: Readable) {
  let text = ''
  for await (const chunk of output.iterator({ destroyOnReturn: false })) {
    process.stdout.write(chunk)
    text += String(chunk)
    const address = text.match(/open at (http\S+)/)?.[1]
    if (!address) continue
    output.resume() // otherwise a full pipe would stop the shop
    return address
  }
  throw new Error('The shop did not open')
}
