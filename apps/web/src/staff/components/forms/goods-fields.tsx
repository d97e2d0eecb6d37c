import { MultiSelect } from '@mantine/core'
import { suggest } from '@mendwell/contract/catalog/catalog'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { query } from '../../../api/calls/query.ts'
import { brands } from '../../../api/catalog/catalog.ts'
import { staffFamilies } from '../../../api/staff/catalogue/families.ts'
import { staffCategories } from '../../../api/staff/products.ts'
import { useDebounced } from '../../../lib/forms/use-debounced.ts'
import formStyles from './form.module.css'

/** Ids as the selects use them. */
export interface Goods {
  productIds: string[]
  /** Undefined where a rule cannot be about families. */
  familyKeys?: string[]
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
  error?: ReactNode
}

/** Selects the goods a rule applies to, by product, family, category and brand. */
export function GoodsFields({ goods, onChange, ...products }: GoodsFieldsProps) {
  const { productIds, familyKeys, categoryIds, brandIds } = goods
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
      {familyKeys && (
        <FamiliesField value={familyKeys} onChange={(keys) => onChange({ familyKeys: keys })} />
      )}
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

function ProductsField(props: ProductsFieldProps) {
  const [words, setWords] = useState('')
  const q = useDebounced(words.trim(), 200)
  const found = useQuery({
    ...query(suggest, { query: { q } }),
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
  })
  const options = (found.data?.products ?? []).map(({ productId, productName }) => ({
    value: String(productId),
    label: productName,
  }))
  return (
    <FoundField
      label="Products"
      nothingFoundMessage="Type a name or SKU"
      nameless={(id) => `Product ${id}`}
      {...props}
      found={options}
      words={words}
      onWords={setWords}
    />
  )
}

function FamiliesField(props: Pick<ProductsFieldProps, 'value' | 'onChange'>) {
  const [words, setWords] = useState('')
  const q = useDebounced(words.trim(), 200)
  const found = useQuery({ ...staffFamilies({ q }), placeholderData: keepPreviousData })
  const options = (found.data?.rows ?? []).map(({ familyKey, title }) => ({
    value: familyKey,
    label: title,
  }))
  return (
    <FoundField
      label="Families"
      description="All sizes, colors and strengths of a product, with those added later."
      nothingFoundMessage="No such family"
      nameless={(key) => key}
      {...props}
      found={options}
      words={words}
      onWords={setWords}
    />
  )
}

interface FoundFieldProps {
  label: string
  description?: string
  error?: ReactNode
  id?: string
  nothingFoundMessage: string
  value: readonly string[]
  onChange: (values: string[]) => void
  /** What the server found for the typed words. */
  found: readonly { value: string; label: string }[]
  words: string
  onWords: (words: string) => void
  /** The label of a stored value whose name was not looked up. */
  nameless: (value: string) => string
}

/** Selects several of what the server finds while typing. */
function FoundField(props: FoundFieldProps) {
  const { value, onChange, found, words, onWords, nameless, ...field } = props
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})
  const options = [
    ...value.map((id) => ({ value: id, label: names[id] ?? nameless(id) })),
    ...found.filter((option) => !value.includes(option.value)),
  ]
  return (
    <MultiSelect
      {...field}
      data={options}
      // The server has already searched: every result matches.
      filter={({ options: all }) => all}
      searchable
      searchValue={words}
      onSearchChange={onWords}
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
