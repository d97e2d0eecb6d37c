import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findData, markData } from './data-place.ts'

let place: string
let folder: string
let data: string
beforeEach(() => {
  // Closed to others, like root's home.
  place = fs.realpathSync(fs.mkdtempSync(path.join(tmpdir(), 'mendwell-place-')))
  folder = path.join(place, 'shop')
  data = path.join(place, 'elsewhere')
  for (const each of [folder, data]) fs.mkdirSync(each)
  fs.writeFileSync(path.join(data, 'PG_VERSION'), '18\n')
})
afterEach(() => fs.rmSync(place, { recursive: true }))

it.each([
  ['root', true],
  ['another user', false],
])('%s finds what is kept elsewhere again after the folder was renamed, twice', (_, asRoot) => {
  markData(folder, data)

  for (const name of ['renamed', 'renamed again']) {
    const renamed = path.join(place, name)
    fs.renameSync(folder, renamed)
    folder = renamed
    expect(findData(folder, asRoot)).toBe(data)
  }
})

it('refuses a folder whose data is gone, and says where the data was', () => {
  markData(folder, data)
  fs.rmSync(data, { recursive: true })

  expect(() => findData(folder, true)).toThrow(`kept in ${data}, and that is not there`)
})

it('refuses a copy of a folder, but not another path to the same one', () => {
  markData(folder, data)
  const copy = path.join(place, 'copy')
  fs.cpSync(folder, copy, { recursive: true })
  const way = path.join(place, 'way')
  fs.symlinkSync(folder, way)

  expect(() => findData(copy, true)).toThrow(`${copy} is a copy of ${folder}`)
  expect(findData(way, true)).toBe(data)
})

it('as root keeps new data in a folder that others can enter, and outside one that they cannot', () => {
  expect(findData(folder, true)).toMatch(/^\/var\/lib\/mendwell\/data-/)

  fs.chmodSync(place, 0o755)

  expect(findData(folder, true)).toBe(path.join(folder, 'postgres'))
})

it('as root finds data in the folder itself, whoever created it', () => {
  fs.mkdirSync(path.join(folder, 'postgres'))
  fs.writeFileSync(path.join(folder, 'postgres', 'PG_VERSION'), '18\n')

  expect(findData(folder, true)).toBe(path.join(folder, 'postgres'))
})

it('leaves no marker if the data is in the folder', () => {
  markData(folder, path.join(folder, 'postgres'))

  expect(fs.readdirSync(folder)).toEqual([])
})
