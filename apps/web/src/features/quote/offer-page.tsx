import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CallProblem } from '../../api/calls/call.ts'
import { type NamedQuote, openedQuote, type QuoteAnswer } from '../../api/orders/quotes.ts'
import { SectionState } from '../../components/lists/section-state.tsx'
import { PageTitle } from '../../components/reading/page-title.tsx'
import { imageSources } from '../../lib/addresses/images.ts'
import { paths } from '../../lib/addresses/paths.ts'
import { formatDay } from '../../lib/words/dates.ts'
import { goodsLanguage } from '../../lib/words/goods-language.ts'
import { formatMoney, t } from '../../lib/words/texts.ts'
import { useSession } from '../../session/session.ts'
import { buttonClass } from '../../ui/buttons/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import skeletonStyles from '../../ui/skeleton.module.css'
import { AcceptForm } from './accept-form.tsx'
import styles from './quote.module.css'
import { STATE_TONES } from './quote-states.ts'
import { quoteText } from './quote-texts.ts'

/** A quote with what staff answered, and the form that orders at its prices while they hold. */
export function OfferPage({ named }: { named: NamedQuote }) {
  const query = useQuery(openedQuote(named))
  const isOver = query.error instanceof CallProblem && query.error.problem.status < 429
  return (
    <div className={`page stack ${styles.quote}`}>
      <PageTitle title={quoteText(isOver ? 'quote.linkOver' : 'quote.offerTitle')} />
      {isOver ? (
        <>
          <p>{quoteText('quote.linkOverHelp')}</p>
          <p>
            <Link className={buttonClass('primary')} to={paths.continueShopping}>
              {quoteText('quote.goOn')}
            </Link>
          </p>
        </>
      ) : (
        <SectionState query={query} skeleton={<div className={skeletonStyles.invoice} />}>
          {(quote) => <Offer quote={quote} named={named} />}
        </SectionState>
      )}
    </div>
  )
}

interface OfferProps {
  quote: QuoteAnswer
  named: NamedQuote
}

function Offer({ quote, named }: OfferProps) {
  const { customer } = useSession()
  const { state, answer, lines, goodsTotal, currency } = quote
  return (
    <div className="stack">
      <p>
        <span className={`tag ${STATE_TONES[state]}`}>{quoteText(`quote.state.${state}`)}</span>
      </p>
      <p className="lead">{stateHelp(quote)}</p>
      {answer && (
        <section aria-labelledby="quote-answer">
          <h2 id="quote-answer">{quoteText('quote.answer')}</h2>
          <p style={{ whiteSpace: 'pre-line' }}>{answer}</p>
        </section>
      )}
      <ul>
        {lines.map((line) => (
          <Line key={line.lineNumber} line={line} currency={currency} />
        ))}
      </ul>
      {goodsTotal !== null && (
        <p className="row between strong">
          <span>{quoteText('quote.goods')}</span>
          <span className="tabular">{formatMoney(goodsTotal, currency)}</span>
        </p>
      )}
      {state === 'OPEN' && <AcceptForm quote={quote} named={named} customer={customer} />}
      {state === 'ORDERED' && quote.orderNum && (
        <WayOn to={paths.orderDetail(quote.orderNum)}>{quoteText('quote.seeOrder')}</WayOn>
      )}
      {(state === 'EXPIRED' || state === 'CLOSED') && (
        <WayOn to={paths.quote(lines[0]?.productId ?? '')}>{quoteText('quote.askAgain')}</WayOn>
      )}
    </div>
  )
}

/** What the state means, in a sentence. */
function stateHelp({ state, validUntil, orderNum }: QuoteAnswer): string {
  const day = validUntil === null ? '' : formatDay(validUntil)
  if (state === 'OPEN') return quoteText('quote.openUntil', { day })
  if (state === 'EXPIRED') return quoteText('quote.expiredHelp', { day })
  if (state === 'ORDERED') return quoteText('quote.orderedHelp', { number: orderNum ?? '' })
  if (state === 'WAITING') return quoteText('quote.waitingHelp')
  return quoteText(state === 'CLOSED' ? 'quote.closedHelp' : 'quote.answeredHelp')
}

const WayOn = ({ to, children }: { to: string; children: ReactNode }) => (
  <p>
    <Link className={buttonClass('primary', { big: true })} to={to}>
      {children}
    </Link>
  </p>
)

interface LineProps {
  line: QuoteAnswer['lines'][number]
  currency: string
}

function Line({ line, currency }: LineProps) {
  const { productName, hcpcs, sku, quantity, unitPrice, lineTotal, imageUrl } = line
  return (
    <li className={styles.goods}>
      <Picture {...imageSources(imageUrl)} sizes="92px" alt="" width={92} height={92} />
      <div style={{ flex: 1 }}>
        <span className="strong" lang={goodsLanguage()}>
          {productName}
        </span>
        <p className="small muted">
          {hcpcs ? t('product.hcpcsCode', { code: hcpcs }) : quoteText('quote.sku', { sku })}
        </p>
        <p className="small tabular">
          {unitPrice === null
            ? piecesOf(quantity)
            : quoteText('quote.each', { quantity, price: formatMoney(unitPrice, currency) })}
        </p>
      </div>
      {lineTotal !== null && <b className="tabular">{formatMoney(lineTotal, currency)}</b>}
    </li>
  )
}

const piecesOf = (quantity: number) =>
  quantity === 1 ? quoteText('quote.onePiece') : quoteText('quote.pieces', { quantity })
