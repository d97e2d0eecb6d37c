import { MultiSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { staffCategories } from '../../../api/staff/products.ts'

interface HygieneFieldProps {
  value: readonly number[]
  onChange: (categoryIds: number[]) => void
}

/** Categories whose goods can never be returned, found by typing. */
export function HygieneField({ value, onChange }: HygieneFieldProps) {
  const { data } = useQuery(staffCategories())
  const groups = (data?.departments ?? []).map(({ deptName }) => ({
    group: deptName,
    items: (data?.categories ?? [])
      .filter(({ category }) => category === deptName)
      .map(({ categoryId, subCategory }) => ({ value: String(categoryId), label: subCategory })),
  }))
  return (
    <MultiSelect
      label="Not returnable, for hygiene"
      description="Choose categories"
      data={groups.filter(({ items }) => items.length > 0)}
      searchable
      clearable
      nothingFoundMessage="No such category"
      clearButtonProps={{ 'aria-label': 'Remove all categories' }}
      value={value.map(String)}
      onChange={(ids) => onChange(ids.map(Number))}
    />
  )
}
