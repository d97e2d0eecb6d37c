import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { shopConfig } from '../../../../api/shop.ts'
import { schedulePrices } from '../../../../api/staff/prices/scheduled-prices.ts'
import { useCheckedForm } from '../../../../lib/forms/use-checked-form.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { StaffDialog } from '../../../components/dialogs/staff-dialog.tsx'
import { FormPage } from '../../../components/forms/form-page.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import { countOf } from '../../../components/page/count-of.ts'
import { formatMoney, minuteInWords } from '../../../components/page/formats.ts'
import { leapsOf, type PriceChange } from '../prices/price-leaps.ts'
import { MomentValues, OUTDATED } from './schedule-values.ts'

/** A product's typed unit price, in dollars. */
export interface TypedPrice {
  productId: number
  unitPrice: number
}

interface ScheduleDialogProps {
  opened: boolean
  onClose: () => void
  /** undefined if something else than unit prices was typed too, which begins at once or not at all. */
  prices: readonly TypedPrice[] | undefined
  /** The same with the present prices. */
  changes: readonly PriceChange[]
  onScheduled: () => void
}

/** Lets the prices that were typed in the grid begin at a minute to come. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const { opened, onClose, prices } = props
  return (
    <StaffDialog opened={opened} onClose={onClose} title="Schedule these prices">
      {prices ? (
        <ScheduleForm {...props} prices={prices} />
      ) : (
        <p>
          Only unit prices can begin later. Save the other changes first, or undo them: sale price,
          stock, cost and facts begin at once.
        </p>
      )}
    </StaffDialog>
  )
}

function ScheduleForm({
  onClose,
  prices,
  changes,
  onScheduled,
}: ScheduleDialogProps & { prices: readonly TypedPrice[] }) {
  const zone = useQuery(shopConfig()).data?.timeZone
  const form = useCheckedForm<MomentValues>({
    initialValues: { startsAt: '' },
    schema: MomentValues,
    fields: ['startsAt'],
  })
  const { busy, refusal, save } = useSave(schedulePrices, {
    outdates: OUTDATED,
    success: ({ startsAt }) =>
      `${countOf(prices.length, 'price')} scheduled for ${minuteInWords(startsAt)}. See What changes when.`,
    onSaved: onScheduled,
    onErrors: form.showErrors,
  })
  const leaps = leapsOf(changes)
  return (
    <FormPage
      form={form}
      onSave={({ startsAt }) => save({ startsAt, prices: [...prices] })}
      busy={busy}
      refusal={refusal}
      saveLabel={`Schedule ${countOf(prices.length, 'price')}`}
      beside={
        <Button rank="outline" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <TextInput
        data-autofocus
        label="From"
        type="datetime-local"
        description={zone && `By the shop’s clock (${zone})`}
        {...form.field('startsAt')}
      />
      <p className="muted">
        Shoppers see and pay the present prices until then. If a price is changed in the meantime,
        the scheduled one replaces it.
      </p>
      {leaps.length > 0 && (
        <div className="note warn">
          <div>
            <b className="strong">Check these prices</b>
            <ul>
              {leaps.map(({ name, before, after }) => (
                <li
                  key={name}
                >{`${name}: from ${formatMoney(before)} to ${formatMoney(after)}`}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </FormPage>
  )
}
