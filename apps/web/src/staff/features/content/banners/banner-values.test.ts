import { expect, it } from 'vitest'
import { BannerValues, BLANK, bodyOf, valuesOf } from './banner-values.ts'

const typed: BannerValues = {
  ...BLANK,
  heading: 'Flu season',
  headingEs: 'Temporada de gripe',
  sentence: 'Masks and thermometers are here.',
  sentenceEs: 'Llegaron mascarillas y termómetros.',
  showsFrom: '2026-11-27T09:00',
}

it('is sent as the server takes it, and comes back as typed', () => {
  const row = { ...bodyOf(typed), bannerId: 1, state: 'SHOWN' } as const

  expect(row).toMatchObject({ showsFrom: '2026-11-27T09:00', showsUntil: null })
  expect(valuesOf(row)).toEqual(typed)
})

it.each<[string, Partial<BannerValues>, string[]]>([
  ['a banner without a link', {}, []],
  ['no heading', { heading: '' }, ['heading']],
  ['no Spanish', { headingEs: '', sentenceEs: '' }, ['headingEs', 'sentenceEs']],
  ['a link without words', { link: '/c/61-masks' }, ['linkLabel', 'linkLabelEs']],
  ['words without a link', { linkLabel: 'See masks' }, ['link']],
  ['another site', { link: '//example.org', linkLabel: 'See', linkLabelEs: 'Ver' }, ['link']],
  ['an end before the start', { showsUntil: '2026-11-27T08:59' }, ['showsUntil']],
])('%s: %j is wrong at %j', (_name, some, wrong) => {
  const checked = BannerValues.safeParse({ ...typed, ...some })

  expect(checked.error?.issues.map(({ path }) => path.join('.')) ?? []).toEqual(wrong)
})
