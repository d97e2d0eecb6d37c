import { TextInput } from '@mantine/core'
import { isOpenPurchase } from '@mendwell/domain/purchasing/purchase-order'
import { useState } from 'react'
import {
  changeExpectedDay,
  type PurchaseOrder,
} from '../../../../api/staff/stock/purchase-orders.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import { formatDay } from '../../../components/page/formats.ts'

/** The supplier has given another date: waiting orders get new dates. */
export function ExpectedDayButton({ purchase }: { purchase: PurchaseOrder }) {
  const { order, version } = purchase
  const [opened, setOpened] = useState(false)
  const [day, setDay] = useState('')
  const [isTried, setTried] = useState(false)
  const { busy, refusal, save } = useSave(
    (expectedOn: string) => changeExpectedDay(order.purchaseOrderId, { expectedOn, version }),
    {
      outdates: ['/staff/purchase-orders', '/staff/orders', '/staff/history'],
      success: () => `${order.number} is expected on ${formatDay(day)} now.`,
      onSaved: () => setOpened(false),
    },
  )
  const open = () => {
    setDay(order.expectedOn ?? '')
    setTried(false)
    setOpened(true)
  }
  if (!isOpenPurchase(order.state)) return null
  return (
    <>
      <Button rank="outline" onClick={open}>
        Change the day
      </Button>
      <ConfirmDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={`When will ${order.number} arrive?`}
        confirmLabel="Save the day"
        busy={busy}
        refusal={refusal}
        onConfirm={() => {
          setTried(true)
          if (day !== '') save(day)
        }}
      >
        <div className="stack">
          <p>
            Orders waiting for these products get new dates. Customers who have paid get an email if
            their date changes.
          </p>
          <TextInput
            label="Expected on"
            type="date"
            value={day}
            error={isTried && day === '' && 'Enter a day'}
            onChange={(event) => setDay(event.currentTarget.value)}
          />
        </div>
      </ConfirmDialog>
    </>
  )
}
