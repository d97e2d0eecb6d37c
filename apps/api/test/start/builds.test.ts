import fs from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useBuild } from '../../../../scripts/web/build-web.mjs'

let web: string
beforeEach(() => {
  web = fs.mkdtempSync(path.join(tmpdir(), 'mendwell-builds-test-'))
})
afterEach(() => fs.rmSync(web, { recursive: true, force: true }))

const dist = () => path.join(web, 'dist')

function buildAt(time: number) {
  const folder = path.join(web, `dist-${time}-1`)
  fs.mkdirSync(folder)
  fs.writeFileSync(path.join(folder, 'index.html'), `built at ${time}`)
  useBuild(folder)
}
const shown = (folder: string) => fs.readFileSync(path.join(folder, 'index.html'), 'utf8')

it("a running shop keeps its build's files while newer ones take over", () => {
  buildAt(1000)
  const running = fs.realpathSync(dist())

  buildAt(2000)
  buildAt(3000)

  expect(shown(running)).toBe('built at 1000')
  expect(shown(dist())).toBe('built at 3000')
})

it('the oldest of four builds is deleted, whatever the number of digits', () => {
  for (const time of [900, 1000, 2000, 3000]) buildAt(time)

  expect(fs.readdirSync(web).sort()).toEqual(['dist', 'dist-1000-1', 'dist-2000-1', 'dist-3000-1'])
})

it('replaces a build that is in dist itself', () => {
  fs.mkdirSync(dist())
  fs.writeFileSync(path.join(dist(), 'index.html'), 'built before')

  buildAt(1000)

  expect(shown(dist())).toBe('built at 1000')
  expect(shown(path.join(web, 'dist-0'))).toBe('built before')
})
