import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { categories } from '../../api/catalog.ts'
import { paths } from '../../lib/paths.ts'
import { t, translateWord } from '../../lib/texts.ts'
import type { Option } from '../../ui/select-field.tsx'
import type { FacetProps } from './facet-props.ts'
import { ALL_CATEGORIES } from './shop-view.ts'

/** Browsing: the categories of the same department. Searching: those in which something was found. */
export function CategoryFacet({ view, facets }: FacetProps) {
  return (
    <div className="facet">
      {view.categoryId === ALL_CATEGORIES ? (
        <FoundCategories view={view} facets={facets} />
      ) : (
        <SisterCategories categoryId={view.categoryId} />
      )}
    </div>
  )
}

function FoundCategories({ view, facets }: FacetProps) {
  const options = (facets?.categories ?? []).map(({ categoryId, subCategory, count }) => ({
    value: String(categoryId),
    label: `${translateWord(subCategory)} (${count})`,
  }))
  return (
    <CategorySelect
      value={String(view.choices.categoryId?.[0] ?? '')}
      options={[{ value: '', label: t('shop.allCategories') }, ...options]}
      onChange={(value) => view.choose({ categoryId: value ? [Number(value)] : undefined })}
    />
  )
}

function SisterCategories({ categoryId }: { categoryId: number }) {
  const navigate = useNavigate()
  const all = useQuery(categories()).data ?? []
  const here = all.find((category) => category.categoryId === categoryId)
  const sisters = all.filter(({ category }) => category === here?.category)
  return (
    <CategorySelect
      value={String(categoryId)}
      options={sisters.map((category) => ({
        value: String(category.categoryId),
        label: translateWord(category.subCategory),
      }))}
      onChange={(value) => void navigate(paths.shop(Number(value)))}
    />
  )
}

interface CategorySelectProps {
  value: string
  options: readonly Option[]
  onChange: (value: string) => void
}

function CategorySelect({ value, options, onChange }: CategorySelectProps) {
  return (
    <label className="field">
      <span className="l">{t('shop.category')}</span>
      <select
        className="in"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
