import { NativeSelect, TextInput } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { shopConfig } from '../../../api/shop.ts'
import { salePreview, saveSale, scheduledSales } from '../../../api/staff/orders/scheduled-sales.ts'
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { useDebounced } from '../../../lib/forms/use-debounced.ts'
import formStyles from '../../components/forms/form.module.css'
import { FormPage } from '../../components/forms/form-page.tsx'
import { GoodsFields } from '../../components/forms/goods-fields.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import { formatMoney, formatNumber } from '../../components/page/formats.ts'
import { PageHeader } from '../../components/page/page-header.tsx'
import { QueryState } from '../../components/page/query-state.tsx'
import {
  BLANK,
  bodyOf,
  DISCOUNT_LABELS,
  FIELDS,
  previewOf,
  SaleValues,
  valuesOf,
} from './sale-values.ts'

const back = { to: '/scheduled-sales', label: 'All scheduled sales' }

/** A new sale, a copy of another one (`?from=`), or one being edited. */
export function Component() {
  const saleId = Number(useParams().saleId) || undefined
  const [search] = useSearchParams()
  const source = saleId ?? (Number(search.get('from')) || undefined)
  const query = useQuery(scheduledSales())
  return (
    <QueryState query={query} isPage>
      {({ rows }) => {
        const row = rows.find((one) => one.saleId === source)
        const isNew = saleId === undefined
        return (
          <>
            <PageHeader
              title={isNew ? 'Schedule a sale' : 'Edit sale'}
              lead="Choose the products and the time. Prices change, and change back, on their own."
              back={back}
            />
            <SaleForm saleId={saleId} initialValues={row ? valuesOf(row) : BLANK} />
          </>
        )
      }}
    </QueryState>
  )
}

interface SaleFormProps {
  saleId: number | undefined
  initialValues: SaleValues
}

function SaleForm({ saleId, initialValues }: SaleFormProps) {
  const navigate = useNavigate()
  const zone = useQuery(shopConfig()).data?.timeZone
  const form = useCheckedForm<SaleValues>({ initialValues, schema: SaleValues, fields: FIELDS })
  const { busy, refusal, save } = useSave(
    (values: SaleValues) => saveSale(saleId, bodyOf(values)),
    {
      outdates: ['/staff/scheduled-sales', '/products/'],
      success: ({ name, state }) =>
        state === 'RUNNING' ? `${name} runs from now on.` : `${name} is scheduled.`,
      onSaved: () => void navigate('/scheduled-sales'),
      onErrors: form.showErrors,
    },
  )
  const { type } = form.values
  return (
    <FormPage form={form} onSave={save} busy={busy} refusal={refusal} saveLabel="Save sale">
      <section className="panel stack">
        <h2>Name and time</h2>
        <TextInput label="Name" description="Only staff see it" {...form.field('name')} />
        <div className={formStyles.twoFields}>
          <TextInput
            label="Begins"
            type="datetime-local"
            description={zone && `By the shop's clock (${zone})`}
            {...form.field('startsAt')}
          />
          <TextInput
            label="Ends"
            type="datetime-local"
            description="Shoppers see it on the page of the product"
            {...form.field('endsAt')}
          />
        </div>
      </section>
      <section className="panel stack">
        <h2>Discount</h2>
        <div className={formStyles.twoFields}>
          <NativeSelect label="Kind" data={TYPES} {...form.field('type')} />
          {type === 'PERCENT_OFF' ? (
            <TextInput label="Percent off" inputMode="decimal" {...form.field('percent')} />
          ) : (
            <TextInput
              label={type === 'PRICE' ? 'Price, in dollars' : 'Amount off, in dollars'}
              inputMode="decimal"
              {...form.field('amount')}
            />
          )}
        </div>
        <GoodsFields
          goods={form.values}
          onChange={form.set}
          description="A product must fit every list that has something in it: a category and a brand together mean that brand in that category."
          id={form.idOf('productIds')}
          error={form.field('productIds').error}
        />
        <Preview values={form.values} />
      </section>
    </FormPage>
  )
}

const TYPES = Object.entries(DISCOUNT_LABELS).map(([value, label]) => ({ value, label }))

/** The effect of the sale at current prices. */
function Preview({ values }: { values: SaleValues }) {
  const asked = useDebounced(JSON.stringify(previewOf(values) ?? null), 300)
  const body = JSON.parse(asked) as ReturnType<typeof previewOf> | null
  const query = useQuery({
    ...salePreview(body ?? { discount: { type: 'PRICE', cents: 1 }, of: NOTHING }),
    enabled: body !== null,
    placeholderData: keepPreviousData,
  })
  if (!body || !query.data) return null
  const { products, cheaper, examples } = query.data
  return (
    <div role="status" aria-live="polite" className="stack">
      <p>
        <b className="strong">
          {`${formatNumber(cheaper)} of ${formatNumber(products)} ${products === 1 ? 'product' : 'products'} will cost less.`}
        </b>
        {cheaper < products && ' The others have no price, or cost as little already.'}
      </p>
      {examples.length > 0 && (
        <ul>
          {examples.map(({ productId, productName, before, sale }) => (
            <li key={productId}>
              {`${productName}: ${formatMoney(before)} now, ${formatMoney(sale)} then`}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const NOTHING = { productIds: [], categoryIds: [], brandIds: [] }
