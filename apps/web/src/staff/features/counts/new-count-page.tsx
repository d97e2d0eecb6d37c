import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { staffCategories } from '../../../api/staff/products.ts'
import { countSuppliers, openStockCount } from '../../../api/staff/stock/counts.ts'
import { newKey } from '../../../lib/new-key.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import formStyles from '../../components/forms/form.module.css'
import { Refusal } from '../../components/forms/refusal.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import { PageHeader } from '../../components/page/page-header.tsx'

const NOTHING_CHOSEN = { categoryId: '', supplierId: '', q: '', isByLot: false, isBlind: false }

/** The part of the stock to count. */
export function Component() {
  const navigate = useNavigate()
  const key = useRef(newKey())
  const [choice, setChoice] = useState(NOTHING_CHOSEN)
  const [error, setError] = useState<string>()
  const { categories, suppliers } = useChoices()
  const change = (changed: Partial<typeof choice>) => {
    key.current = newKey()
    setError(undefined)
    setChoice({ ...choice, ...changed })
  }
  const { busy, refusal, save } = useSave(
    () =>
      openStockCount(
        {
          ...choice,
          categoryId: Number(choice.categoryId) || null,
          supplierId: Number(choice.supplierId) || null,
        },
        key.current,
      ),
    {
      outdates: ['/staff/counts', '/staff/history'],
      onSaved: ({ count }) => void navigate(`/counts/${count.countId}`),
      onErrors: ([first]) => {
        setError(first?.message)
        return first?.path === 'categoryId'
      },
    },
  )
  function submit(event: FormEvent) {
    event.preventDefault()
    save(undefined)
  }
  return (
    <>
      <PageHeader
        title="New count"
        lead="Choose a part of the stock. Everything you choose narrows it further; a sheet holds 500 lines."
        back={{ to: '/counts', label: 'All counts' }}
      />
      <form className={formStyles.form} noValidate onSubmit={submit}>
        <Refusal refusal={refusal} />
        <section className="panel stack">
          <div className={formStyles.twoFields}>
            <NativeSelect
              label="Category"
              data={categories}
              value={choice.categoryId}
              error={error}
              onChange={(event) => change({ categoryId: event.currentTarget.value })}
            />
            <NativeSelect
              label="Supplier"
              data={suppliers}
              value={choice.supplierId}
              onChange={(event) => change({ supplierId: event.currentTarget.value })}
            />
          </div>
          <TextInput
            label="Words of the name, or a SKU (optional)"
            autoComplete="off"
            maxLength={80}
            value={choice.q}
            onChange={(event) => change({ q: event.currentTarget.value })}
          />
          <Checkbox
            label="Only products kept by lot"
            checked={choice.isByLot}
            onChange={(event) => change({ isByLot: event.currentTarget.checked })}
          />
          <Checkbox
            label="Blind count"
            description="What the books say is not shown until a line is counted"
            checked={choice.isBlind}
            onChange={(event) => change({ isBlind: event.currentTarget.checked })}
          />
        </section>
        <div className={formStyles.saveBar}>
          <Button type="submit" busy={busy}>
            Start the count
          </Button>
        </div>
      </form>
    </>
  )
}

/** The options of both selects; '' means any. */
function useChoices() {
  const shelves = useQuery(staffCategories()).data
  const sellers = useQuery(countSuppliers()).data
  const groups = (shelves?.departments ?? []).map(({ deptName }) => ({
    group: deptName,
    items: (shelves?.categories ?? [])
      .filter(({ category }) => category === deptName)
      .map(({ categoryId, subCategory }) => ({ value: String(categoryId), label: subCategory })),
  }))
  return {
    categories: [
      { value: '', label: 'Any category' },
      ...groups.filter(({ items }) => items.length > 0),
    ],
    suppliers: [
      { value: '', label: 'Any supplier' },
      ...(sellers?.suppliers ?? []).map(({ supplierId, name }) => ({
        value: String(supplierId),
        label: name,
      })),
    ],
  }
}
