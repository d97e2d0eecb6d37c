import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeFolder } from './make-folder.ts'

let place: string
beforeEach(() => {
  place = fs.mkdtempSync(path.join(tmpdir(), 'mendwell-folder-'))
})
afterEach(() => fs.rmSync(place, { recursive: true }))

it('creates a folder and its missing parents once', () => {
  const folder = path.join(place, 'a/b/c')
  makeFolder(folder, 0o700)
  makeFolder(folder, 0o700)
  expect(fs.statSync(folder).isDirectory()).toBe(true)
  expect(fs.statSync(folder).mode & 0o777).toBe(0o700)
})

it.each(['file', 'file/below'])('names a file that blocks %s', (name) => {
  fs.writeFileSync(path.join(place, 'file'), '')
  expect(() => makeFolder(path.join(place, name))).toThrow(/EEXIST|ENOTDIR/)
})

it('stops if a file system cannot hold folders', () => {
  expect(() => makeFolder('/proc/nope/below')).toThrow(/ENOENT|EACCES|EROFS/)
})
