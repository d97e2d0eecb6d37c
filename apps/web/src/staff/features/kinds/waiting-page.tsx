import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  confirmKinds,
  staffKinds,
  type WaitingRow,
  waitingProducts,
} from '../../../api/staff/kinds.ts'
import { STAFF_KEY } from '../../../api/staff/staff-key.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Refusal } from '../../components/forms/refusal.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import { ProductCell } from '../../components/lists/cells/product-cell.tsx'
import type { Column } from '../../components/lists/data-table.tsx'
import { ListView } from '../../components/lists/list-view.tsx'
import { useListQuery } from '../../components/lists/use-list-query.ts'
import { useListState } from '../../components/lists/use-list-state.ts'
import { EmptyState } from '../../components/page/empty-state.tsx'
import { PageHeader } from '../../components/page/page-header.tsx'
import { useStaff } from '../../session/use-staff.ts'

/** Products without a kind: each with a suggestion, confirmed one by one or a page at a time. */
export function Component() {
  const list = useListState()
  const query = useListQuery(waitingProducts(list.query))
  const kinds = useQuery(staffKinds()).data ?? []
  const mayWrite = useStaff()?.may('catalogue.write') === true
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({})
  const kindOf = ({ productId, proposed }: WaitingRow) =>
    chosen[productId] ?? proposed?.kindKey ?? ''
  const { save, busy, refusal } = useSave(
    (rows: readonly WaitingRow[]) =>
      confirmKinds({
        rows: rows.map((row) => ({ productId: row.productId, kindKey: kindOf(row) })),
      }),
    {
      outdates: [STAFF_KEY],
      success: ({ confirmed }) =>
        confirmed === 1 ? 'The product is shown now.' : `${confirmed} products are shown now.`,
    },
  )
  const ready = (query.data?.rows ?? []).filter((row) => kindOf(row) !== '')
  const columns: readonly Column<WaitingRow>[] = [
    {
      name: 'product',
      label: 'Product',
      main: true,
      typed: true,
      cell: (product) => <ProductCell {...product} />,
    },
    {
      name: 'kind',
      label: 'Product kind',
      cell: (row) => (
        <select
          className="input"
          aria-label={`Kind of ${row.productName}`}
          value={kindOf(row)}
          disabled={!mayWrite}
          onChange={(event) => setChosen({ ...chosen, [row.productId]: event.currentTarget.value })}
        >
          <option value="">Choose a kind</option>
          {kinds.map(({ kindKey, name }) => (
            <option key={kindKey} value={kindKey}>
              {name}
            </option>
          ))}
        </select>
      ),
    },
    {
      name: 'confirm',
      label: 'Next',
      cell: (row) =>
        mayWrite && (
          <Button
            rank="secondary"
            busy={busy}
            disabled={kindOf(row) === ''}
            aria-label={`Confirm ${row.productName}`}
            onClick={() => save([row])}
          >
            Confirm
          </Button>
        ),
    },
  ]
  return (
    <>
      <PageHeader
        title="Products without a kind"
        lead="New and imported products wait here and can’t be ordered yet. Each has a suggestion based on its name."
        back={{ to: '/kinds', label: 'Kinds' }}
        actions={
          mayWrite &&
          ready.length > 1 && (
            <Button busy={busy} onClick={() => save(ready)}>
              Confirm all {ready.length} on this page
            </Button>
          )
        }
      />
      <Refusal refusal={refusal} />
      <ListView
        list={list}
        query={query}
        caption="Products without a kind"
        noun="products"
        columns={columns}
        keyOf={({ productId }) => productId}
        empty={
          <EmptyState icon="circle-check" title="Nothing to do">
            Every product has a kind.
          </EmptyState>
        }
      />
    </>
  )
}
