import { expect, it } from 'vitest'
import { factFacets, MAX_FACT_FACETS } from './fact-facets.ts'
import { FACT_NAMES } from './facts.ts'

const row = (name: string, value: string, all: number, count = all) => ({ name, value, all, count })

it('are those that narrow the list, in display order', () => {
  const facets = factFacets(
    [
      row('size', 'XL', 2),
      row('size', 'S', 3, 0),
      row('material', 'nitrile', 10),
      row('gauge', '21G', 1),
      row('powderFree', 'yes', 4),
      row('powderFree', 'no', 4),
      row('unknown', 'x', 4),
    ],
    10,
  )

  // All are nitrile, so that does not narrow the list. A single gauge value is too little.
  expect(facets).toEqual([
    {
      name: 'size',
      values: [
        { value: 'S', count: 0 },
        { value: 'XL', count: 2 },
      ],
    },
    { name: 'powderFree', values: [{ value: 'yes', count: 4 }] },
  ])
})

it('count each weight step once, and omit steps that narrow nothing', () => {
  const steps = [
    row('userWeight', '250..lb', 5),
    row('userWeight', '300..lb', 5),
    row('userWeight', '350..lb', 2),
    row('userWeight', '600..lb', 1),
  ]
  const values = (chosen: string[] = []) =>
    factFacets(
      steps,
      50,
      chosen.map((value) => ({ name: 'userWeight' as const, value })),
    ).flatMap((facet) => facet.values.map(({ value }) => value))

  expect(values()).toEqual(['300..lb', '350..lb', '600..lb'])
  expect(values(['250..lb'])).toEqual(['250..lb', '300..lb', '350..lb', '600..lb'])
  // Five of fifty-one is less than a tenth, however many steps they reach.
  expect(factFacets(steps, 51)).toEqual([])
})

it('keep what is selected, whatever its count', () => {
  const chosen = [{ name: 'gauge', value: '21G' }] as const

  expect(factFacets([row('gauge', '21G', 1, 0)], 100, chosen)).toEqual([
    { name: 'gauge', values: [{ value: '21G', count: 0 }] },
  ])
})

it('are limited', () => {
  const all = FACT_NAMES.map((name) => row(name, 'yes', 5))

  expect(factFacets(all, 10)).toHaveLength(MAX_FACT_FACETS)
})
