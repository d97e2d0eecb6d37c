import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { categories } from '../../../api/catalog/catalog.ts'
import { paths } from '../../../lib/addresses/paths.ts'
import { departmentLabel } from '../../../lib/words/department-label.ts'
import { t, translateWord } from '../../../lib/words/texts.ts'
import { ALL_CATEGORIES } from '../view/shop-view.ts'
import facetStyles from './facet.module.css'
import type { FacetProps } from './facet-props.ts'

/** Browsing: the categories of the same department. Searching: those with results. */
export function CategoryFacet({ view, facets }: Omit<FacetProps, 'total'>) {
  return (
    <div className={facetStyles.facet}>
      {view.categoryId === ALL_CATEGORIES ? (
        <FoundCategories view={view} facets={facets} />
      ) : (
        <SisterCategories categoryId={view.categoryId} />
      )}
    </div>
  )
}

/** By department, in menu order: otherwise no one finds anything in a list of a hundred. */
function FoundCategories({ view, facets }: Omit<FacetProps, 'total'>) {
  const counts = new Map(facets?.categories.map(({ categoryId, count }) => [categoryId, count]))
  const found = (useQuery(categories()).data ?? []).filter(({ categoryId }) =>
    counts.has(categoryId),
  )
  const departments = new Set(found.map(({ category }) => category))
  return (
    <CategorySelect
      value={String(view.choices.categoryId?.[0] ?? '')}
      onChange={(value) => view.choose({ categoryId: value ? [Number(value)] : undefined })}
    >
      <option value="">{t('shop.allCategories')}</option>
      {Array.from(departments, (department) => (
        <optgroup key={department} label={departmentLabel(department)}>
          {found
            .filter(({ category }) => category === department)
            .map(({ categoryId, subCategory }) => (
              <option key={categoryId} value={categoryId}>
                {`${translateWord(subCategory)} (${counts.get(categoryId)})`}
              </option>
            ))}
        </optgroup>
      ))}
    </CategorySelect>
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
      onChange={(value) => void navigate(paths.shop(Number(value)))}
    >
      {sisters.map((category) => (
        <option key={category.categoryId} value={category.categoryId}>
          {translateWord(category.subCategory)}
        </option>
      ))}
    </CategorySelect>
  )
}

interface CategorySelectProps {
  value: string
  onChange: (value: string) => void
  children: ReactNode
}

function CategorySelect({ value, onChange, children }: CategorySelectProps) {
  return (
    <label className="field">
      <span className="label">{t('shop.category')}</span>
      <select
        className="input"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {children}
      </select>
    </label>
  )
}
