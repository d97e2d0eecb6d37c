import { isOpenPurchase } from '@mendwell/domain/purchasing/purchase-order'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { type PurchaseOrder, purchaseOrder } from '../../../../api/staff/stock/purchase-orders.ts'
import { asLastShown } from '../../../components/lists/use-list-state.ts'
import { formatDay, formatMoment } from '../../../components/page/formats.ts'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { QueryState } from '../../../components/page/query-state.tsx'
import { Tag } from '../../../components/page/tags.tsx'
import { useStaff } from '../../../session/use-staff.ts'
import { DraftForm } from './draft-form.tsx'
import { MoveButtons } from './move-buttons.tsx'
import { PURCHASE_TAGS } from './purchase-words.ts'
import { SentLines } from './sent-lines.tsx'

/** One purchase order: a draft to be written, or what was sent and how much of it came. */
export function Component() {
  const query = useQuery(purchaseOrder(Number(useParams().purchaseOrderId)))
  return (
    <QueryState query={query} isPage>
      {(purchase) => <Shown purchase={purchase} />}
    </QueryState>
  )
}

function Shown({ purchase }: { purchase: PurchaseOrder }) {
  const { order, version } = purchase
  const mayBuy = useStaff()?.may('purchasing.write') === true
  const isDraft = order.state === 'DRAFT'
  return (
    <>
      <PageHeader
        title={order.number}
        beside={
          <Tag tone={PURCHASE_TAGS[order.state].tone}>{PURCHASE_TAGS[order.state].words}</Tag>
        }
        lead={leadOf(purchase)}
        back={{ to: asLastShown('/purchase-orders'), label: 'All purchase orders' }}
        actions={mayBuy && <MoveButtons purchase={purchase} />}
      />
      {isDraft && mayBuy ? (
        <DraftForm key={version} purchase={purchase} />
      ) : (
        <SentLines purchase={purchase} />
      )}
    </>
  )
}

function leadOf({ order, email }: PurchaseOrder): string {
  const { supplier, state, expectedOn, sentAt } = order
  if (state === 'DRAFT') {
    return email
      ? `To ${supplier}. It is sent to ${email} when you say so.`
      : `To ${supplier}, who has no email here: send it by hand, then mark it as sent.`
  }
  const sent = sentAt ? `, sent ${formatMoment(sentAt)}` : ''
  const due = expectedOn && isOpenPurchase(state) ? `, expected ${formatDay(expectedOn)}` : ''
  return `To ${supplier}${sent}${due}`
}
