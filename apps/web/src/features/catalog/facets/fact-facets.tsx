import { type FactName, factKey } from '@mendwell/domain/facts/facts'
import { useState } from 'react'
import { factName, factText, factValue } from '../../../components/facts/fact-words.ts'
import { CheckFacet } from './check-facet.tsx'
import facetStyles from './facet.module.css'
import type { FacetProps, FacetsWire } from './facet-props.ts'
import { toggled } from './toggled.ts'

const FIRST_VALUES = 8

type FactFacet = FacetsWire['facts'][number]

/** Yes-or-no facts: shown among the other properties. */
const isYes = ({ values }: FactFacet) => values.every(({ value }) => value === 'yes')

/** The stated facts that narrow the list, one group each, with how many products each value would leave. */
export function FactFacets({ view, facets, total }: FacetProps) {
  return (facets?.facts ?? [])
    .filter((facet) => !isYes(facet))
    .map((facet) => <ValueFacet key={facet.name} {...{ facet, view, total }} />)
}

/** The entries of the yes-or-no facts. */
export const yesEntries = ({ view, facets }: Pick<FacetProps, 'view' | 'facets'>) =>
  (facets?.facts ?? [])
    .filter(isYes)
    .flatMap(({ name, values }) =>
      values.map((value) => ({ ...entryOf({ view, name, ...value }), label: factName(name) })),
    )

interface EntryProps extends Pick<FacetProps, 'view'> {
  name: FactName
  value: string
  count: number
}

function entryOf({ view, name, value, count }: EntryProps) {
  const chosen = view.choices.fact ?? []
  const key = factKey(name, value)
  return {
    label: factValue(name, value),
    count,
    checked: chosen.includes(key),
    onChange: (on: boolean) => view.choose({ fact: toggled(chosen, key, on) }),
  }
}

function ValueFacet({
  facet: { name, values },
  view,
  total,
}: Pick<FacetProps, 'view' | 'total'> & { facet: FactFacet }) {
  const [showsAll, setShowsAll] = useState(false)
  const entries = values.map((value) => entryOf({ view, name, ...value }))
  const shown = entries.filter(({ checked }, at) => showsAll || at < FIRST_VALUES || checked)
  return (
    <CheckFacet title={factName(name)} total={total} alternatives entries={shown}>
      {values.length > FIRST_VALUES && (
        <button
          type="button"
          className={facetStyles.showAll}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? factText('fact.fewer') : factText('fact.all', { count: values.length })}
          <span className="visually-hidden"> {factName(name)}</span>
        </button>
      )}
    </CheckFacet>
  )
}
