import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import {
  type GiftCardAction,
  type GiftCardDetail,
  type GiftCardRow,
  giftCard,
} from '../../../api/staff/orders/gift-cards.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import timelineStyles from '../../components/history/timeline.module.css'
import { asLastShown } from '../../components/lists/use-list-state.ts'
import detailStyles from '../../components/page/details.module.css'
import { formatDay, formatMoment, formatMoney } from '../../components/page/formats.ts'
import { PageHeader } from '../../components/page/page-header.tsx'
import { QueryState } from '../../components/page/query-state.tsx'
import { Tag } from '../../components/page/tags.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import {
  ACTS,
  actionsFor,
  canCorrectRecipient,
  canRefund,
  ENTRY_WORDS,
  KIND_WORDS,
  STATES,
} from './gift-card-words.ts'
import { RecipientDialog } from './recipient-dialog.tsx'
import { RefundDialog } from './refund-dialog.tsx'

/** One gift card or store credit: its balance, its owner, and its history. */
export function Component() {
  const query = useQuery(giftCard(Number(useParams().balanceId)))
  return (
    <QueryState query={query} isPage>
      {({ card, entries }) => (
        <>
          <PageHeader
            title={`${KIND_WORDS[card.kind]}${card.last4 ? ` …${card.last4}` : ''}`}
            beside={<Tag tone={STATES[card.state].tone}>{STATES[card.state].words}</Tag>}
            lead="Blocking can be undone. Voiding and paying out in cash close the card for good."
            back={{ to: asLastShown('/gift-cards'), label: 'All gift cards' }}
          />
          <div className={detailStyles.columns}>
            <Ledger entries={entries} />
            <Card card={card} />
          </div>
        </>
      )}
    </QueryState>
  )
}

function Card({ card }: { card: GiftCardRow }) {
  const [action, setAction] = useState<GiftCardAction>()
  const [isRefunding, setRefunding] = useState(false)
  const [isCorrecting, setCorrecting] = useState(false)
  const { issued, balance, held, issuedOn, expiresOn, sendOn, recipientName, recipientEmail } = card
  return (
    <section className="panel stack">
      <h2>On the card</h2>
      <dl className={detailStyles.facts}>
        <dt>Balance</dt>
        <dd>
          <b>{formatMoney(balance)}</b>
          {held > 0 && `, ${formatMoney(held)} of it held for an order`}
        </dd>
        <dt>Value</dt>
        <dd>{formatMoney(issued)}</dd>
        <dt>Issued</dt>
        <dd>{formatDay(issuedOn)}</dd>
        <dt>Ends</dt>
        <dd>{expiresOn ? formatDay(expiresOn) : 'Never'}</dd>
        {card.custId !== null && (
          <>
            <dt>Customer</dt>
            <dd>
              <Link to={`/customers/${card.custId}`}>{card.customer}</Link>
            </dd>
          </>
        )}
        {card.sale && (
          <>
            <dt>Bought online by</dt>
            <dd>
              {card.sale.buyerName}, {card.sale.buyerEmail}
              <span className={detailStyles.subLine}>Purchase {card.sale.saleNum}</span>
            </dd>
          </>
        )}
        {(recipientName || recipientEmail) && (
          <>
            <dt>For</dt>
            <dd>{[recipientName, recipientEmail].filter(Boolean).join(', ')}</dd>
          </>
        )}
        {sendOn && (
          <>
            <dt>Emailed on</dt>
            <dd>{formatDay(sendOn)}</dd>
          </>
        )}
      </dl>
      <div className="row">
        {canCorrectRecipient(card) && (
          <Button rank="outline" onClick={() => setCorrecting(true)}>
            Correct the recipient
          </Button>
        )}
        {canRefund(card) && (
          <Button rank="outline" onClick={() => setRefunding(true)}>
            Refund to the card that paid
          </Button>
        )}
        {actionsFor(card).map((one) => (
          <Button key={one} rank="outline" onClick={() => setAction(one)}>
            {ACTS[one].label}
          </Button>
        ))}
      </div>
      <RecipientDialog card={card} opened={isCorrecting} onClose={() => setCorrecting(false)} />
      <RefundDialog card={card} opened={isRefunding} onClose={() => setRefunding(false)} />
      <ChangeDialog card={card} action={action} onClose={() => setAction(undefined)} />
    </section>
  )
}

function Ledger({ entries }: { entries: GiftCardDetail['entries'] }) {
  return (
    <section className="panel stack">
      <h2>Activity</h2>
      <ol className={timelineStyles.timeline}>
        {entries.map((entry) => (
          <li key={`${entry.kind} ${entry.madeAt} ${entry.orderId} ${entry.amount} ${entry.held}`}>
            <span>
              <b>{ENTRY_WORDS[entry.kind]}</b> {formatMoney(Math.abs(entry.amount || entry.held))}
              {entry.orderId !== null && (
                <>
                  , <Link to={`/orders/${entry.orderId}`}>order# {entry.orderNum}</Link>
                </>
              )}
              {entry.note && <span className={detailStyles.subLine}>{entry.note}</span>}
            </span>
            <span className={detailStyles.subLine}>
              {formatMoment(entry.madeAt)}, {entry.madeBy}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
