import { globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { ORDER_STATUSES } from '@mendwell/domain/orders/order-status'
import { describe, expect, it } from 'vitest'
import { renderManual } from '../../manual-pages.ts'
import { transitionLabel } from './features/orders/transitions/transition-words.ts'
import { STAFF_PAGES } from './pages.ts'
import { MENU_GROUPS } from './staff-page.ts'

const root = path.resolve(import.meta.dirname, '../../../..')
const folder = path.join(root, 'docs/manual')
const files = globSync('*.md', { cwd: folder })
const textOf = (file: string) => readFileSync(path.join(folder, file), 'utf8')
const sources = [
  ...globSync('apps/web/src/staff/**/*.{ts,tsx}', { cwd: root }),
  // The back office's labels that come from the domain.
  'packages/domain/src/orders/order-status.ts',
  'packages/domain/src/people/staff-permissions.ts',
].filter((file) => !/\.test\./.test(file))

const plain = (text: string) => text.replaceAll('’', "'").replace(/\s+/g, ' ')
/** All labels of staff screens, and how they are built. */
const words = plain(
  [
    ...sources.map((file) => readFileSync(path.join(root, file), 'utf8')),
    ...ORDER_STATUSES.map((status) => `'${transitionLabel(status)}'`),
  ].join('\n'),
)

/** A label as in the source: whole, between quotation marks or tags; … stands for the variable part. */
function standsOnScreen(label: string): boolean {
  const parts = plain(label).split('…')
  const exact = parts.map((part) => part.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`['"\`>}] ?${exact.join(' ?\\$?\\{[^}]*\\} ?')} ?(?:['"\`<]|\\$?\\{|$)`).test(
    words,
  )
}

const boldIn = (text: string) =>
  [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, label = '']) => plain(label))

describe('the manual', () => {
  it('has a page for every staff screen, and links all in its index', () => {
    const named = STAFF_PAGES.filter(({ path: at }) => !/^manual/.test(at)).map(
      ({ manual }) => `${manual}.md`,
    )
    const listed = [...textOf('README.md').matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, to]) => to)

    expect(named.filter((file) => !files.includes(file))).toEqual([])
    expect(listed.toSorted()).toEqual(files.filter((file) => file !== 'README.md').toSorted())
  })

  it('has the groups of the menu in its index', () => {
    const groups = [...textOf('README.md').matchAll(/^## (.+)$/gm)].map(([, group]) => group)
    expect(groups).toEqual(MENU_GROUPS)
  })

  it.each(files)('uses in %s only labels that appear on screens', (file) => {
    expect(boldIn(textOf(file)).filter((label) => !standsOnScreen(label))).toEqual([])
  })

  it.each(files)('links from %s to existing pages', (file) => {
    const text = textOf(file)
    const links = [...text.matchAll(/(?<!!)\[[^\]]+\]\(([^)]+)\)/g)].map(([, to = '']) => to)
    const { title, html, pictures } = renderManual(text)

    expect(links.filter((to) => !files.includes(to))).toEqual([])
    expect(title).not.toBe('')
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, to]) => to)).toEqual(
      links.map((to) => (to === 'README.md' ? '#/manual' : `#/manual/${to.slice(0, -3)}`)),
    )
    for (const picture of pictures) {
      expect(statSync(path.join(folder, picture)).size).toBeLessThanOrEqual(60_000)
    }
  })

  it.each(files)('is short and American in %s', (file) => {
    const text = textOf(file)

    // The index has a line for each page.
    const most = file === 'README.md' ? 90 : 60
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(most)
    expect(
      text.match(/colour|centre|programme|catalogue|fulfilment|cheque|e-mail|licence/gi),
    ).toBeNull()
  })
})
