import { readGiftCardCode, showGiftCardCode } from '@mendwell/domain/tenders/gift-card-code'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lookUpGiftCard } from '../../api/orders/tenders.ts'
import { Crumbs } from '../../components/places/crumbs.tsx'
import { PageTitle } from '../../components/reading/page-title.tsx'
import { useShopName } from '../../components/shop/use-shop-name.ts'
import { formatMoney } from '../../lib/words/texts.ts'
import {
  giftCardText,
  problemOfCode,
  refusalOfCard,
} from '../../purchase/payment/balances/gift-card-texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextArea, TextField } from '../../ui/fields/text-field.tsx'
import logoStyles from '../../ui/logo.module.css'
import { Logo } from '../../ui/logo.tsx'
import { giftSaleText } from './gift-sale-text.ts'
import { NARROW } from './narrow.ts'

// Not in a style sheet: every page loads those, and few shoppers see this page.
const WORTH = { fontSize: '44px', fontWeight: 700 }
const MESSAGE = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const
const CODE = { display: 'block', fontSize: '22px', letterSpacing: '0.06em' }

/**
 * A gift card for printing, for anyone with its code: it is in the mailed link after the #, which browsers send
 * nowhere. What is written on the card is not stored.
 */
export function PrintPage({ typed }: { typed: string }) {
  const code = readGiftCardCode(typed)
  const wrong = problemOfCode(code)
  const found = useQuery({
    queryKey: ['gift card to print', code],
    queryFn: () => lookUpGiftCard(code),
    enabled: wrong === undefined,
    retry: false,
    gcTime: 0,
  })
  const [to, setTo] = useState('')
  const [from, setFrom] = useState('')
  const [message, setMessage] = useState('')
  const shop = useShopName()
  const problem = wrong ?? (found.isError ? refusalOfCard(found.error) : undefined)
  return (
    <div className="page stack-large" style={NARROW}>
      <div className="no-print stack">
        <Crumbs trail={[{ label: giftSaleText('giftSale.title') }]} />
        <PageTitle title={giftSaleText('giftSale.printTitle')} />
        {problem ? (
          <p className="note warn" role="alert">
            {problem}
          </p>
        ) : (
          <>
            <p className="lead">{giftSaleText('giftSale.printLead')}</p>
            <div className="two-columns">
              <TextField
                label={giftSaleText('giftSale.printTo')}
                autoComplete="off"
                maxLength={80}
                value={to}
                onChange={(event) => setTo(event.currentTarget.value)}
              />
              <TextField
                label={giftSaleText('giftSale.printFrom')}
                autoComplete="off"
                maxLength={80}
                value={from}
                onChange={(event) => setFrom(event.currentTarget.value)}
              />
              <TextArea
                full
                label={giftSaleText('giftSale.message')}
                rows={2}
                maxLength={300}
                value={message}
                onChange={(event) => setMessage(event.currentTarget.value)}
              />
            </div>
          </>
        )}
      </div>
      {found.data && (
        <>
          <section className="panel stack" aria-label={giftSaleText('giftSale.card')}>
            <p className={logoStyles.logo}>
              <Logo />
            </p>
            <p style={WORTH}>{formatMoney(found.data.balance, found.data.currency)}</p>
            {to && <p>{`${giftSaleText('giftSale.printTo')}: ${to}`}</p>}
            {message && <p style={MESSAGE}>{message}</p>}
            {from && <p>{`${giftSaleText('giftSale.printFrom')}: ${from}`}</p>}
            <p>
              {giftCardText('giftCard.code')}
              <b style={CODE}>{showGiftCardCode(code)}</b>
            </p>
            <p className="small">
              {found.data.expiresOn === null && giftSaleText('giftSale.redeem', { shop })}{' '}
              {giftSaleText('giftSale.cash')}
            </p>
          </section>
          <div className="no-print">
            <Button big onClick={() => window.print()}>
              {giftSaleText('giftSale.printNow')}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
