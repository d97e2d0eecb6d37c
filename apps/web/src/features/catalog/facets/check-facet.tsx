import type { ReactNode } from 'react'
import { formatNumber } from '../../../lib/words/texts.ts'
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
  /** Products of the list as it stands; missing while unknown. */
  total: number | undefined
  /** Several ticked boxes show what is of any of them, not of all. */
  alternatives?: boolean
  children?: ReactNode
}

/** A group of boxes to tick, each with the number of products behind it; nothing where none has an effect. */
export function CheckFacet({ title, entries, total, alternatives, children }: CheckFacetProps) {
  // Beside a ticked alternative one more box adds its products, however many there are.
  const isAdding = alternatives && entries.some(({ checked }) => checked)
  // A box that would leave nothing, or all there is, filters nothing.
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
