import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { compiled } from '../../../../scripts/web/compile.mjs'

const main = path.join(import.meta.dirname, '../../src/main.ts')
const commands = path.join(import.meta.dirname, '../../src/cli/mendwell.ts')

type Settings = Record<string, string>

/** The shop as a separate process, started with only these settings. */
export function spawnShop(settings: Settings, program = main) {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, ...compiled, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: string[] = []
  const errors: string[] = []
  createInterface({ input: child.stdout }).on('line', (line) => output.push(line))
  createInterface({ input: child.stderr }).on('line', (line) => errors.push(line))
  return { process: child, output, errors, ended: once(child, 'close') }
}

export interface OpenShop {
  process: ChildProcess
  address: string
  output: string[]
}

/** Starts the shop and waits until it reports that it is open. */
export async function openShopProcess(settings: Settings, program = main): Promise<OpenShop> {
  const shop = spawnShop(settings, program)
  const isOpen = (async () => {
    for await (const line of createInterface({ input: shop.process.stdout })) {
      const address = line.match(/open at (http\S+)/)?.[1]
      if (address) return address
    }
    throw new Error(`The shop did not open: ${shop.errors.join('\n')}`)
  })()
  return { process: shop.process, address: await isOpen, output: shop.output }
}

/** Starts a shop that must refuse to start; returns its error output. */
export async function refusedStart(settings: Settings) {
  const shop = spawnShop(settings)
  const [code] = await shop.ended
  return { code, errors: shop.errors }
}

/** `mendwell …` with these settings, as an owner would run it. */
export async function mendwell(settings: Settings, ...words: string[]) {
  const child = spawn(process.execPath, [commands, ...words], {
    env: { PATH: process.env.PATH, ...compiled, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { code, said, complained }
}
