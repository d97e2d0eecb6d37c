import { Checkbox, MultiSelect } from '@mantine/core'
import { suggest } from '@mendwell/contract/catalog/catalog'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../api/calls/query.ts'
import { brands } from '../../../api/catalog/catalog.ts'
import { staffCategories } from '../../../api/staff/products.ts'
import type { CheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { useDebounced } from '../../../lib/forms/use-debounced.ts'
import type { PromotionValues } from './promotion-values.ts'

/** Which goods a promotion is about; with nothing chosen all of them. */
export function GoodsFields({ form }: { form: CheckedForm<PromotionValues> }) {
  const { productIds, categoryIds, brandIds } = form.values
  const shelves = useQuery(staffCategories()).data
  const makers = useQuery(brands()).data ?? []
  const groups = (shelves?.departments ?? []).map(({ deptName }) => ({
    group: deptName,
    items: (shelves?.categories ?? [])
      .filter(({ category }) => category === deptName)
      .map(({ categoryId, subCategory }) => ({ value: String(categoryId), label: subCategory })),
  }))
  return (
    <>
      <ProductsField value={productIds} onChange={(ids) => form.set({ productIds: ids })} />
      <div className="two-fields">
        <MultiSelect
          label="Categories"
          data={groups.filter(({ items }) => items.length > 0)}
          searchable
          nothingFoundMessage="No such category"
          value={categoryIds}
          onChange={(ids) => form.set({ categoryIds: ids })}
        />
        <MultiSelect
          label="Brands"
          data={makers.map(({ brandId, brandName }) => ({
            value: String(brandId),
            label: brandName,
          }))}
          searchable
          limit={50}
          nothingFoundMessage="No such brand"
          value={brandIds}
          onChange={(ids) => form.set({ brandIds: ids })}
        />
      </div>
      <Checkbox label="Products on sale too" {...form.checkbox('includesSale')} />
    </>
  )
}

interface ProductsFieldProps {
  value: readonly string[]
  onChange: (ids: string[]) => void
}

function ProductsField({ value, onChange }: ProductsFieldProps) {
  const [words, setWords] = useState('')
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})
  const q = useDebounced(words.trim(), 200)
  const found = useQuery({
    ...query(suggest, { query: { q } }),
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
  })
  const products = found.data?.products ?? []
  const options = [
    ...value.map((id) => ({ value: id, label: names[id] ?? `Product ${id}` })),
    ...products
      .map(({ productId, productName }) => ({ value: String(productId), label: productName }))
      .filter((option) => !value.includes(option.value)),
  ]
  return (
    <MultiSelect
      label="Products"
      description="Choose goods by product, category or brand. With nothing chosen it is about everything."
      data={options}
      // The server has found them: every word of theirs counts.
      filter={({ options: all }) => all}
      searchable
      searchValue={words}
      onSearchChange={setWords}
      nothingFoundMessage="Type a name or SKU"
      value={[...value]}
      onChange={(ids) => {
        setNames((known) => ({
          ...known,
          ...Object.fromEntries(options.map((option) => [option.value, option.label])),
        }))
        onChange(ids)
      }}
    />
  )
}
