import { MAX_SAVED_CARDS } from '@mendwell/domain/money/saved-cards'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { savedCards } from '../../api/orders/saved-cards.ts'
import { CustomersOnly } from '../../components/lists/customers-only.tsx'
import { SectionState } from '../../components/lists/section-state.tsx'
import { Crumbs } from '../../components/places/crumbs.tsx'
import { PageTitle } from '../../components/reading/page-title.tsx'
import { paths } from '../../lib/addresses/paths.ts'
import { t } from '../../lib/words/texts.ts'
import { savedCardText } from '../../purchase/payment/saved/card-text.ts'
import skeletonStyles from '../../ui/skeleton.module.css'
import { AddCard } from './add-card.tsx'
import { SavedCard } from './saved-card.tsx'

/** The cards of an account; a new one is added here, or saved during payment. */
export function Component() {
  const title = savedCardText('savedCard.title')
  return (
    <div className="page stack">
      <Crumbs trail={[{ label: t('dashboard.home'), to: paths.dashboard }, { label: title }]} />
      <PageTitle title={title} />
      <p className="lead">{savedCardText('savedCard.lead')}</p>
      <CustomersOnly
        reason={savedCardText('savedCard.signIn')}
        signIn={t('login.signIn')}
        from={paths.cards}
      >
        {({ firstName, lastName }) => <Cards holder={`${firstName} ${lastName}`.trim()} />}
      </CustomersOnly>
    </div>
  )
}

function Cards({ holder }: { holder: string }) {
  const list = useRef<HTMLDivElement>(null)
  const { data } = useQuery(savedCards())
  return (
    <div ref={list} tabIndex={-1} className="stack">
      <SectionState
        query={useQuery(savedCards())}
        skeleton={<div className={skeletonStyles.invoice} />}
        isEmpty={({ cards }) => cards.length === 0}
        empty={
          <div className="panel">
            <p className="strong">{savedCardText('savedCard.none')}</p>
            <p className="muted">{savedCardText('savedCard.noneHelp')}</p>
          </div>
        }
      >
        {({ cards }) => (
          <ul className="two-columns">
            {cards.map((card) => (
              <SavedCard
                key={card.savedCardId}
                card={card}
                // The focused button was removed with its card.
                onRemoved={() => list.current?.focus()}
              />
            ))}
          </ul>
        )}
      </SectionState>
      {data && data.cards.length < MAX_SAVED_CARDS && (
        <AddCard holder={holder} onAdded={() => list.current?.focus()} />
      )}
    </div>
  )
}
