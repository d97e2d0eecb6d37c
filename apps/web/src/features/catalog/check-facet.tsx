import type { ReactNode } from 'react'
import { formatNumber } from '../../lib/texts.ts'
import facetStyles from './facet.module.css'

interface CheckFacetEntry {
  label: string
  /** How many products it would leave; missing while unknown. */
  count: number | undefined
  checked: boolean
  onChange: (checked: boolean) => void
}

interface CheckFacetProps {
  title: string
  entries: readonly CheckFacetEntry[]
  children?: ReactNode
}

/** A group of boxes to tick, each with the number of products behind it. */
export function CheckFacet({ title, entries, children }: CheckFacetProps) {
  return (
    <fieldset className={facetStyles.facet}>
      <legend>{title}</legend>
      {entries.map(({ label, count, checked, onChange }) => (
        <label key={label} className="check">
          <input
            type="checkbox"
            checked={checked}
            onChange={(event) => onChange(event.currentTarget.checked)}
          />
          {label}
          {count !== undefined && <span className="amount tabular">{formatNumber(count)}</span>}
        </label>
      ))}
      {children}
    </fieldset>
  )
}
