import type { ReactNode } from 'react'
import { formatNumber } from '../../../lib/words/texts.ts'
import facetStyles from './facet.module.css'

interface CheckFacetEntry {
  label: string
  /** How many products would remain; missing while unknown. */
  count: number | undefined
  checked: boolean
  onChange: (checked: boolean) => void
}

interface CheckFacetProps {
  title: string
  entries: readonly CheckFacetEntry[]
  /** Products in the current list; missing while unknown. */
  total: number | undefined
  /** Several checked boxes show products with any of them, not all. */
  alternatives?: boolean
  children?: ReactNode
}

/** A group of checkboxes, each with its product count; renders nothing if none has an effect. */
export function CheckFacet({ title, entries, total, alternatives, children }: CheckFacetProps) {
  // Next to a checked alternative, another box adds its products, however many there are.
  const isAdding = alternatives && entries.some(({ checked }) => checked)
  // A box that would leave nothing, or everything, does not filter.
  const hasEffect = ({ count, checked }: CheckFacetEntry) =>
    checked || count === undefined || (count !== 0 && (isAdding || count !== total))
  const shown = entries.filter(hasEffect)
  if (shown.length === 0) return null
  return (
    <fieldset className={facetStyles.facet}>
      <legend>{title}</legend>
      {shown.map(({ label, count, checked, onChange }) => (
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
