import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { type GiftSale, giftCardOffer } from '../../api/orders/gift-sales.ts'
import { SectionState } from '../../components/lists/section-state.tsx'
import { Crumbs } from '../../components/places/crumbs.tsx'
import { PageTitle } from '../../components/reading/page-title.tsx'
import { formatWeekday } from '../../lib/words/dates.ts'
import { formatMoney } from '../../lib/words/texts.ts'
import { CardSkeleton } from '../../purchase/payment/card/card-skeleton.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { type GiftDraft, type GiftValues, readGiftDraft, storeGiftDraft } from './gift-draft.ts'
import { GiftForm } from './gift-form.tsx'
import { GiftPayment } from './gift-payment.tsx'
import { giftSaleText } from './gift-sale-text.ts'
import { NARROW } from './narrow.ts'

/** Buys a gift card: details, payment, and delivery. None of it is an order. */
export function BuyPage() {
  const offer = useQuery(giftCardOffer())
  const [draft, setDraft] = useState(readGiftDraft)
  const [sold, setSold] = useState<{ sale: GiftSale; values: GiftValues }>()
  const keep = (next: GiftDraft) => {
    setDraft(next)
    storeGiftDraft(next)
  }
  const { sale, values, isCharged = false } = draft
  const title = giftSaleText(sold ? 'giftSale.done' : sale ? 'giftSale.payTitle' : 'giftSale.title')
  return (
    <div className="page stack" style={NARROW}>
      <Crumbs trail={[{ label: giftSaleText('giftSale.title') }]} />
      <PageTitle title={title} />
      {sold ? (
        <Sold {...sold} onAnother={() => setSold(undefined)} />
      ) : sale && values ? (
        <div className="stack-large">
          <Summary {...{ sale, values }} onChange={() => keep({ values })} />
          <section className="panel stack">
            <GiftPayment
              sale={sale}
              holder={values.buyerName}
              isCharged={isCharged}
              onCharging={(isNow) => keep({ values, sale, isCharged: isNow })}
              onPaid={() => {
                keep({})
                setSold({ sale, values })
              }}
            />
          </section>
        </div>
      ) : (
        <>
          <p className="lead">{giftSaleText('giftSale.lead')}</p>
          <SectionState query={offer} skeleton={<CardSkeleton />}>
            {(known) =>
              known.amounts.length === 0 ? (
                <p className="note info">{giftSaleText('giftSale.none')}</p>
              ) : (
                <GiftForm
                  offer={known}
                  draft={values}
                  onType={(typed) => storeGiftDraft({ values: typed })}
                  onStarted={(begun, typed) => keep({ values: typed, sale: begun })}
                />
              )
            }
          </SectionState>
          <p>
            <Link to="/gift-card">{giftSaleText('giftSale.balance')}</Link>
          </p>
        </>
      )}
    </div>
  )
}

interface Bought {
  sale: GiftSale
  values: GiftValues
}

const receiverOf = ({ way, recipientEmail, buyerEmail }: GiftValues) =>
  way === 'SEND' ? recipientEmail : buyerEmail

const dayOf = ({ way, sendOn }: GiftValues) => (way === 'SEND' ? sendOn : '')

/** What will be paid. */
function Summary({ sale, values, onChange }: Bought & { onChange: () => void }) {
  const day = dayOf(values)
  const amount = formatMoney(sale.amount, sale.currency)
  const rows = [
    [giftSaleText('giftSale.card'), amount],
    [giftSaleText('giftSale.to'), receiverOf(values)],
    [giftSaleText('giftSale.when'), day ? formatWeekday(day) : giftSaleText('giftSale.now')],
  ]
  return (
    <section className="panel flat row between">
      <dl>
        {rows.map(([label, value]) => (
          <div key={label} className="row">
            <dt className="muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button rank="quiet" onClick={onChange}>
        {giftSaleText('giftSale.change')}
      </Button>
    </section>
  )
}

/** Paid: what happens next. */
function Sold({ sale, values, onAnother }: Bought & { onAnother: () => void }) {
  const day = dayOf(values)
  const words = {
    amount: formatMoney(sale.amount, sale.currency),
    email: receiverOf(values),
    day: day && formatWeekday(day),
  }
  return (
    <section className="panel stack" role="status">
      <p className="strong">
        {giftSaleText(day ? 'giftSale.doneLater' : 'giftSale.doneNow', words)}
      </p>
      <p>{giftSaleText('giftSale.receipt', { number: sale.saleNum, email: values.buyerEmail })}</p>
      <div>
        <Button rank="outline" onClick={onAnother}>
          {giftSaleText('giftSale.another')}
        </Button>
      </div>
    </section>
  )
}
