import { transitionOrders } from '../../../../api/staff/orders/orders.ts'
import { STAFF_KEY } from '../../../../api/staff/staff-key.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Refusal } from '../../../components/forms/refusal.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import { countOf } from '../../../components/page/count-of.ts'
import { transitionDone } from './transition-words.ts'

/** Offers to move the orders whose documents were printed, without selecting them again. */
export function MarkPreparing({ orderIds }: { orderIds: number[] }) {
  const { save, busy, refusal } = useSave(
    () => transitionOrders({ orderIds, status: 'PRINTED', note: null }),
    {
      outdates: [STAFF_KEY],
      success: ({ moved }) => transitionDone(countOf(moved, 'order'), 'PRINTED'),
    },
  )
  return (
    <>
      <Refusal refusal={refusal} />
      {orderIds.length > 0 && (
        <Button rank="secondary" busy={busy} onClick={() => save(undefined)}>
          {`Mark ${countOf(orderIds.length, 'new order')} as preparing`}
        </Button>
      )}
    </>
  )
}
