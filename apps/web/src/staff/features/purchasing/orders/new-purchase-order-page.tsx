import { NativeSelect, TextInput } from '@mantine/core'
import { says } from '@mendwell/contract/wire/validation-messages'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import { makePurchaseOrder } from '../../../../api/staff/stock/purchase-orders.ts'
import { suppliers } from '../../../../api/staff/stock/suppliers.ts'
import { useCheckedForm } from '../../../../lib/forms/use-checked-form.ts'
import { newKey } from '../../../../lib/new-key.ts'
import formStyles from '../../../components/forms/form.module.css'
import { FormPage } from '../../../components/forms/form-page.tsx'
import { wholeNumber } from '../../../components/forms/typed-values.ts'
import { useSave } from '../../../components/forms/use-save.ts'
import { EmptyState } from '../../../components/page/empty-state.tsx'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { QueryState } from '../../../components/page/query-state.tsx'

const schema = z.object({
  supplierId: z.string().check(z.minLength(1, says('supplierRequired'))),
  targetDays: wholeNumber(1, 365),
  safetyDays: wholeNumber(0, 365),
})
interface Typed {
  supplierId: string
  targetDays: string
  safetyDays: string
}

/** Which supplier to buy from, and for how many days: the draft is prefilled from that. */
export function Component() {
  const query = useQuery(suppliers({ active: '1', size: 200 }))
  return (
    <>
      <PageHeader
        title="New purchase order"
        lead="Whatever is at or below its reorder point by the sales of the last 90 days is filled in. You can change every line before it is sent."
        back={{ to: '/purchase-orders', label: 'All purchase orders' }}
      />
      <QueryState query={query}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState icon="users" title="No supplier to order from">
              <Link to="/suppliers/new">Add a supplier</Link> first.
            </EmptyState>
          ) : (
            <NewOrder
              options={rows.map(({ supplierId, name }) => ({
                value: String(supplierId),
                label: name,
              }))}
            />
          )
        }
      </QueryState>
    </>
  )
}

function NewOrder({ options }: { options: { value: string; label: string }[] }) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const key = useRef(newKey())
  const form = useCheckedForm<Typed>({
    initialValues: {
      supplierId: search.get('supplier') ?? options[0]?.value ?? '',
      targetDays: '30',
      safetyDays: '7',
    },
    schema,
    fields: ['supplierId', 'targetDays', 'safetyDays'],
    onValuesChange: () => {
      key.current = newKey()
    },
  })
  const { busy, refusal, save } = useSave(
    ({ supplierId, targetDays, safetyDays }: Typed) =>
      makePurchaseOrder(
        {
          supplierId: Number(supplierId),
          targetDays: Number(targetDays),
          safetyDays: Number(safetyDays),
        },
        key.current,
      ),
    {
      outdates: ['/staff/purchase-orders', '/staff/history'],
      onSaved: ({ order }) => void navigate(`/purchase-orders/${order.purchaseOrderId}`),
      onErrors: form.showErrors,
    },
  )
  return (
    <FormPage form={form} onSave={save} busy={busy} refusal={refusal} saveLabel="Start the draft">
      <section className="panel stack">
        <NativeSelect label="Supplier" data={options} {...form.field('supplierId')} />
        <div className={formStyles.twoFields}>
          <TextInput
            label="Days of stock to buy"
            description="How long it should last after it arrives"
            inputMode="numeric"
            autoComplete="off"
            {...form.field('targetDays')}
          />
          <TextInput
            label="Days kept in reserve"
            description="In case it arrives late or sells faster"
            inputMode="numeric"
            autoComplete="off"
            {...form.field('safetyDays')}
          />
        </div>
      </section>
    </FormPage>
  )
}
