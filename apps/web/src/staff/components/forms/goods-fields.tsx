import { MultiSelect } from '@mantine/core'
import { suggest } from '@mendwell/contract/catalog/catalog'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../api/calls/query.ts'
import { brands } from '../../../api/catalog/catalog.ts'
import { staffCategories } from '../../../api/staff/products.ts'
import { useDebounced } from '../../../lib/forms/use-debounced.ts'
import formStyles from './form.module.css'

/** Ids as the selects use them. */
export interface Goods {
  productIds: string[]
  categoryIds: string[]
  brandIds: string[]
}

interface GoodsFieldsProps {
  goods: Goods
  onChange: (changed: Partial<Goods>) => void
  /** What a selection means, and what an empty one means. */
  description: string
  /** The name of the products field, where an error about all three is shown. */
  id?: string
  error?: string | undefined
}

/** Selects the goods a rule applies to, by product, category and brand. */
export function GoodsFields({ goods, onChange, ...products }: GoodsFieldsProps) {
  const { productIds, categoryIds, brandIds } = goods
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
      <ProductsField
        {...products}
        value={productIds}
        onChange={(ids) => onChange({ productIds: ids })}
      />
      <div className={formStyles.twoFields}>
        <MultiSelect
          label="Categories"
          data={groups.filter(({ items }) => items.length > 0)}
          searchable
          nothingFoundMessage="No such category"
          value={categoryIds}
          onChange={(ids) => onChange({ categoryIds: ids })}
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
          onChange={(ids) => onChange({ brandIds: ids })}
        />
      </div>
    </>
  )
}

interface ProductsFieldProps extends Omit<GoodsFieldsProps, 'goods' | 'onChange'> {
  value: readonly string[]
  onChange: (ids: string[]) => void
}

function ProductsField({ value, onChange, ...field }: ProductsFieldProps) {
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
      {...field}
      data={options}
      // The server has already searched: every result matches.
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
