import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const web = path.resolve(import.meta.dirname, '..')
const read = (pattern: string) =>
  globSync(pattern, { cwd: web })
    .map((file) => readFileSync(path.join(web, file), 'utf8'))
    .join('\n')

it('has a drawing for every icon of the menu', () => {
  const drawn = read('**/*.css')
  const named = Array.from(
    read('staff/*pages.ts').matchAll(/\bicon: '([\w-]+)'/g),
    ([, icon]) => icon,
  )

  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((icon) => !drawn.includes(`.icon-${icon}`))).toEqual([])
})
