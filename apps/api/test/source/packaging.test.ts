import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from '../../src/config/config.ts'

const root = path.join(import.meta.dirname, '../../../..')
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')
const dockerfile = read('ops/Dockerfile')
const compose = read('ops/compose.yaml')
const unit = read('ops/mendwell.service')
const stages = dockerfile.split(/^FROM /m).slice(1)

it('the image is made of pinned versions, and runs as a user without write access', () => {
  const images = [
    ...stages.map((stage) => stage.split(/\s/)[0]),
    ...[...compose.matchAll(/image: (\S+)/g)].map(([, image]) => image),
  ]

  for (const image of images) expect(String(image)).toMatch(/:[0-9][\w.-]+/)
  expect(stages.at(-1)).toMatch(/^USER (?!0)\d+:\d+$/m)
  expect(stages.at(-1)).not.toMatch(/npm (ci|install)|chown -R/)
})

it('the image installs the packages of every workspace', () => {
  const { workspaces }: { workspaces: string[] } = JSON.parse(read('package.json'))
  const places = fs
    .globSync(workspaces, { cwd: root })
    .filter((place) => fs.existsSync(path.join(root, place, 'package.json')))

  expect(places.length).toBeGreaterThan(3)
  for (const place of places) {
    expect(dockerfile).toContain(`COPY ${place}/package.json ${place}/\n`)
  }
})

it('the image gets what the web app is built from', () => {
  const [, sources = ''] =
    read('scripts/web/build-web.mjs').match(/^const SOURCES = \[([^\]]*)\]/m) ?? []
  const places = [...sources.matchAll(/'([^']+)'/g)].map(([, place = '']) => place)
  const lines = read('ops/Dockerfile.dockerignore').split('\n')
  const holds = (line: string, place: string) =>
    path.matchesGlob(place, line) || path.matchesGlob(path.dirname(place), line)
  // The last line that matches decides.
  const isLeftOut = (place: string) =>
    lines.findLast((line) => holds(line.replace(/^!/, ''), place))?.startsWith('!') === false

  expect(places).toContain('docs/manual')
  expect(places.filter(isLeftOut)).toEqual([])
  expect(isLeftOut('docs/decisions')).toBe(true)
})

it('image and unit start an existing file, and use an existing probe', () => {
  const [, started = ''] = dockerfile.match(/^CMD \["node", "([^"]+)"\]$/m) ?? []
  const [, , inUnit = ''] = unit.match(/^ExecStart=(\S+) (\S+)$/m) ?? []

  expect(started).toBe(inUnit)
  expect(fs.existsSync(path.join(root, started))).toBe(true)
  expect(dockerfile).toMatch(/HEALTHCHECK [\s\S]*\/healthz/)
  expect(read('apps/api/src/modules/settings/shop.routes.ts')).toContain('/healthz')
})

it('the image omits tests, history and secrets', () => {
  const leftOut = read('ops/Dockerfile.dockerignore').split('\n')

  expect(leftOut).toEqual(
    expect.arrayContaining(['.git', '**/node_modules', '**/.env*', 'apps/api/test', 'data']),
  )
})

it('the composed shop writes only to its volume, and uses existing settings', () => {
  const [, shop = ''] = compose.match(/^ {2}shop:\n([\s\S]*?)^ {2}database:/m) ?? []
  const names = [...shop.matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name = '']) => name)
  const known = read('README.md')

  expect(shop).toMatch(/read_only: true[\s\S]*cap_drop:\n {6}- ALL[\s\S]*no-new-privileges:true/)
  expect(names.length).toBeGreaterThan(5)
  for (const name of names) expect(known).toContain(`\`${name}\``)
  // Unset variables are passed as empty ones.
  expect(readConfig(Object.fromEntries(names.map((name) => [name, '']))).port).toBe(3000)
})

it('the unit lets the shop write only below its data folder', () => {
  const [, folder = ''] = unit.match(/^StateDirectory=(\S+)$/m) ?? []

  expect(unit).toContain(`Environment=DATA_DIR=/var/lib/${folder}\n`)
  expect(unit).toMatch(/^ProtectSystem=strict$/m)
  expect(unit).toMatch(/^NoNewPrivileges=yes$/m)
  expect(unit).toMatch(/^CapabilityBoundingSet=$/m)
  expect(unit).not.toMatch(/^User=root$/m)
})
