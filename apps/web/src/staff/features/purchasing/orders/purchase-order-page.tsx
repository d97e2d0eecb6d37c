import { isOpenPurchase } from '@mendwell/domain/purchasing/purchase-order'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import {
  type PurchaseOrder,
  purchaseLinesCsv,
  purchaseOrder,
  purchaseOrderPdf,
} from '../../../../api/staff/stock/purchase-orders.ts'
import { Button, buttonClass } from '../../../../ui/buttons/button.tsx'
import { ThingHistory } from '../../../components/history/thing-history.tsx'
import { asLastShown } from '../../../components/lists/use-list-state.ts'
import { formatDay, formatMoment } from '../../../components/page/formats.ts'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { QueryState } from '../../../components/page/query-state.tsx'
import { Tag } from '../../../components/page/tags.tsx'
import { useStaff } from '../../../session/use-staff.ts'
import { DraftForm } from './draft/draft-form.tsx'
import { LinesImport } from './draft/lines-import.tsx'
import { ExpectedDayButton } from './expected-day-button.tsx'
import { MoveButtons } from './move-buttons.tsx'
import { PURCHASE_TAGS } from './purchase-words.ts'
import { ReceiveForm } from './receive-form.tsx'
import { SentLines } from './sent-lines.tsx'

/** One purchase order: a draft to edit, or what was sent and how much was received. */
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
  const staff = useStaff()
  const mayBuy = staff?.may('purchasing.write') === true
  const mayReceive = isOpenPurchase(order.state) && staff?.may('lots.write') === true
  const [isReceiving, setReceiving] = useState(false)
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
        actions={
          <>
            {mayReceive && !isReceiving && (
              <Button onClick={() => setReceiving(true)}>Receive goods</Button>
            )}
            <a
              className={buttonClass('secondary')}
              href={purchaseLinesCsv(order.purchaseOrderId)}
              download
            >
              Export CSV
            </a>
            {mayBuy && (
              <a
                className={buttonClass('secondary')}
                href={purchaseOrderPdf(order.purchaseOrderId)}
                target="_blank"
                rel="noreferrer"
              >
                Print
              </a>
            )}
            {mayBuy && <ExpectedDayButton purchase={purchase} />}
            {mayBuy && <MoveButtons purchase={purchase} />}
          </>
        }
      />
      <div className="stack">
        {isReceiving && mayReceive && (
          <ReceiveForm key={version} purchase={purchase} onEnd={() => setReceiving(false)} />
        )}
        {isDraft && mayBuy ? (
          <>
            <DraftForm key={version} purchase={purchase} />
            <LinesImport purchase={purchase} />
          </>
        ) : (
          <SentLines purchase={purchase} />
        )}
        {mayBuy && <ThingHistory objectType="purchase" objectId={order.purchaseOrderId} />}
      </div>
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
