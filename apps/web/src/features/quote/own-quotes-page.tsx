import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ownQuotes, type QuoteAnswer } from '../../api/orders/quotes.ts'
import { CustomersOnly } from '../../components/lists/customers-only.tsx'
import { SectionState } from '../../components/lists/section-state.tsx'
import { Crumbs } from '../../components/places/crumbs.tsx'
import { PageTitle } from '../../components/reading/page-title.tsx'
import { paths } from '../../lib/addresses/paths.ts'
import { formatDate } from '../../lib/words/dates.ts'
import { goodsLanguage } from '../../lib/words/goods-language.ts'
import { formatMoney } from '../../lib/words/texts.ts'
import { buttonClass } from '../../ui/buttons/button.tsx'
import skeletonStyles from '../../ui/skeleton.module.css'
import { STATE_TONES } from './quote-states.ts'
import { quoteText } from './quote-texts.ts'

/** The quotes that a customer asked for, newest first. */
export function OwnQuotesPage() {
  const title = quoteText('quote.mine')
  return (
    <div className="page stack">
      <Crumbs
        trail={[{ label: quoteText('quote.account'), to: paths.dashboard }, { label: title }]}
      />
      <PageTitle title={title} />
      <p className="lead">{quoteText('quote.mineLead')}</p>
      <CustomersOnly
        reason={quoteText('quote.mineSignIn')}
        signIn={quoteText('quote.signIn')}
        from={paths.quote('mine')}
      >
        {() => <OwnQuotes />}
      </CustomersOnly>
    </div>
  )
}

function OwnQuotes() {
  return (
    <SectionState
      query={useQuery(ownQuotes())}
      skeleton={<div className={skeletonStyles.invoice} />}
    >
      {({ quotes }) =>
        quotes.length === 0 ? (
          <p className="note info">{quoteText('quote.mineEmpty')}</p>
        ) : (
          <ul className="stack">
            {quotes.map((quote) => (
              <OwnQuote key={quote.requestId} quote={quote} />
            ))}
          </ul>
        )
      }
    </SectionState>
  )
}

function OwnQuote({ quote }: { quote: QuoteAnswer }) {
  const { requestId, state, createdAt, lines, goodsTotal, currency } = quote
  return (
    <li className="panel">
      <div className="row between">
        <div>
          <b className="strong" lang={goodsLanguage()}>
            {namesOf(lines)}
          </b>
          <p className="small muted">
            {quoteText('quote.asked', { day: formatDate(createdAt) })}
            {goodsTotal !== null && ` · ${formatMoney(goodsTotal, currency)}`}
          </p>
          <span className={`tag ${STATE_TONES[state]}`}>{quoteText(`quote.state.${state}`)}</span>
        </div>
        <Link className={buttonClass('outline')} to={paths.quote(`mine/${requestId}`)}>
          {quoteText('quote.see')}
          <span className="visually-hidden"> {namesOf(lines)}</span>
        </Link>
      </div>
    </li>
  )
}

function namesOf([first, ...others]: QuoteAnswer['lines']): string {
  const name = first?.productName ?? ''
  return others.length > 0 ? quoteText('quote.andMore', { name, others: others.length }) : name
}
