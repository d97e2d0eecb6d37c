import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const src = path.join(import.meta.dirname, '..')
const read = (pattern: string) =>
  globSync(pattern, { cwd: src }).map(
    (file) => [file, readFileSync(path.join(src, file), 'utf8')] as const,
  )

/** The class names in a stylesheet, ignoring embedded pictures and comments. */
const classesIn = (css: string) =>
  [...css.replace(/\/\*.*?\*\/|url\(.*?\)/gs, '').matchAll(/\.([a-z][\w-]*)/gi)].map(
    ([, name = '']) => name,
  )

/** The words in className="…" and className={`… ${own}`}. */
const writtenIn = (source: string) =>
  [...source.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)].flatMap(([, plain, mixed = '']) =>
    (plain ?? mixed.replace(/\S*\$\{[^}]*\}\S*/g, '')).split(/\s+/).filter(Boolean),
  )

it('uses only classes of shared stylesheets; all others are in modules', () => {
  const shared = new Set(
    read('**/*.css')
      .filter(([file]) => !file.endsWith('.module.css'))
      .flatMap(([, css]) => classesIn(css)),
  )
  const unknown = read('**/*.tsx').flatMap(([file, source]) =>
    writtenIn(source)
      .filter((name) => !shared.has(name))
      .map((name) => `${file}: ${name}`),
  )

  expect(unknown).toEqual([])
})

it('names no class with two letters', () => {
  const short = read('**/*.css').flatMap(([file, css]) =>
    classesIn(css)
      .filter((name) => name.length < 3)
      .map((name) => `${file}: ${name}`),
  )

  expect(short).toEqual([])
})
