import { expect, it } from 'vitest'
import { BLANK, bodyOf, formOf, type PageValues, valuesOf } from './page-values.ts'

const typed: PageValues = {
  ...valuesOf(BLANK),
  slug: 'size-guide',
  title: 'Size guide',
  showsFrom: '2026-12-01T08:00',
}

const PUBLISHED = {
  titleEs: 'Guía',
  lead: 'How.',
  leadEs: 'Cómo.',
  body: 'Twice.',
  bodyEs: 'Dos veces.',
  isPublished: true,
}

it('sends a page as it was typed, and shows it so again', () => {
  const { pageKey, page } = bodyOf(typed, { pageKey: undefined, before: null })

  expect(pageKey).toBe('pages/size-guide')
  expect(page).toMatchObject({ showsFrom: '2026-12-01T08:00', showsUntil: null })
  expect({ ...valuesOf({ ...BLANK, ...page }), slug: typed.slug }).toEqual(typed)
})

it.each<[string, Partial<PageValues>, string[]]>([
  ['a draft with a title', {}, []],
  ['no title', { title: '' }, ['title']],
  ['no address', { slug: '' }, ['slug']],
  ['an address with a space', { slug: 'size guide' }, ['slug']],
  ['an end before the start', { showsUntil: '2026-11-30T08:00' }, ['showsUntil']],
  ['an article that is a draft', { articleOn: '2026-12-01' }, []],
  ['no day', { articleOn: 'tomorrow' }, ['articleOn']],
  [
    'an article to publish without an author',
    { ...PUBLISHED, articleOn: '2026-12-01' },
    ['author', 'authorEs'],
  ],
  ['no text to publish', { isPublished: true }, ['lead', 'body', 'titleEs', 'leadEs', 'bodyEs']],
])('%s: %j is wrong at %j', (_name, some, wrong) => {
  const checked = formOf(undefined).safeParse({ ...typed, ...some })

  expect(checked.error?.issues.map(({ path }) => path.join('.')) ?? []).toEqual(wrong)
})
