import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { shopConfig } from '../../../../api/shop.ts'
import { scheduleOf, schedulePrices } from '../../../../api/staff/prices/scheduled-prices.ts'
import { useCheckedForm } from '../../../../lib/forms/use-checked-form.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Refusal } from '../../../components/forms/refusal.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import { useUnsaved } from '../../../components/forms/use-unsaved.ts'
import detailStyles from '../../../components/page/details.module.css'
import { formatMoney, minuteInWords } from '../../../components/page/formats.ts'
import { QueryState } from '../../../components/page/query-state.tsx'
import { useStaff } from '../../../session/use-staff.ts'
import { useConfirmedPrices } from '../prices/use-confirmed-prices.tsx'
import { OUTDATED, ScheduleValues } from './schedule-values.ts'

interface ProductScheduleProps {
  productId: number
  /** The current unit price, in dollars. */
  unitPrice: number
}

/** A product's unit prices to come. */
export function ProductSchedule({ productId, unitPrice }: ProductScheduleProps) {
  const query = useQuery(scheduleOf(productId))
  const mayChange = useStaff()?.may('catalogue.write') === true
  return (
    <section className="panel stack">
      <h2>Price from a later day</h2>
      <QueryState query={query} lines={2}>
        {({ rows }) => (
          <>
            {rows.length === 0 ? (
              <p className="muted">No new price is scheduled.</p>
            ) : (
              <ul className={detailStyles.list}>
                {rows.map(({ changeId, startsAt, newPrice }) => (
                  <li key={changeId}>
                    <Link to={`/scheduled-prices/${changeId}`}>
                      {`${formatMoney(newPrice)} from ${minuteInWords(startsAt)}`}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
            {mayChange && (
              <ScheduleForm key={rows.length} productId={productId} unitPrice={unitPrice} />
            )}
          </>
        )}
      </QueryState>
    </section>
  )
}

const BLANK: ScheduleValues = { unitPrice: '', startsAt: '' }

function ScheduleForm({ productId, unitPrice }: ProductScheduleProps) {
  const zone = useQuery(shopConfig()).data?.timeZone
  const form = useCheckedForm<ScheduleValues>({
    initialValues: BLANK,
    schema: ScheduleValues,
    fields: ['unitPrice', 'startsAt'],
  })
  const { busy, refusal, save } = useSave(schedulePrices, {
    outdates: OUTDATED,
    success: ({ startsAt }) => `The new price begins on ${minuteInWords(startsAt)}.`,
    onSaved: form.reset,
    onErrors: form.showErrors,
  })
  const { saveConfirmed, question } = useConfirmedPrices(save)
  useUnsaved(form.values.unitPrice !== '')
  const submit = form.submit(({ unitPrice: typed, startsAt }) => {
    const newPrice = Number(typed)
    saveConfirmed({ startsAt, prices: [{ productId, unitPrice: newPrice }] }, [
      { name: 'Unit price', before: unitPrice, after: newPrice },
    ])
  })
  return (
    <form className="stack-small" noValidate onSubmit={submit} aria-label="Price from a later day">
      <TextInput
        label="New price"
        inputMode="decimal"
        autoComplete="off"
        {...form.field('unitPrice')}
      />
      <TextInput
        label="From"
        type="datetime-local"
        description={zone && `By the shop’s clock (${zone})`}
        {...form.field('startsAt')}
      />
      <Refusal refusal={refusal} />
      {question}
      <div className="row">
        <Button type="submit" rank="outline" busy={busy}>
          Schedule the price
        </Button>
      </div>
    </form>
  )
}
