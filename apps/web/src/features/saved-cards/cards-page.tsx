import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router'
import { savedCards } from '../../api/orders/saved-cards.ts'
import { session } from '../../api/sessions.ts'
import { SectionState } from '../../components/lists/section-state.tsx'
import { Crumbs } from '../../components/places/crumbs.tsx'
import { PageTitle } from '../../components/reading/page-title.tsx'
import { paths } from '../../lib/addresses/paths.ts'
import { t } from '../../lib/words/texts.ts'
import { savedCardText } from '../../purchase/payment/saved/card-text.ts'
import { buttonClass } from '../../ui/buttons/button.tsx'
import skeletonStyles from '../../ui/skeleton.module.css'
import { SavedCard } from './saved-card.tsx'

/** The cards of an account; a new one is saved where it pays. */
export function Component() {
  const title = savedCardText('savedCard.title')
  return (
    <div className="page stack">
      <Crumbs trail={[{ label: t('dashboard.home'), to: paths.dashboard }, { label: title }]} />
      <PageTitle title={title} />
      <p className="lead">{savedCardText('savedCard.lead')}</p>
      <SectionState
        query={useQuery(session())}
        skeleton={<div className={skeletonStyles.invoice} />}
      >
        {({ customer }) => (customer ? <Cards /> : <SignInFirst />)}
      </SectionState>
    </div>
  )
}

const SignInFirst = () => (
  <div className="panel stack">
    <p>{savedCardText('savedCard.signIn')}</p>
    <p>
      <Link className={buttonClass('primary')} to={paths.login} state={{ from: paths.cards }}>
        {t('login.signIn')}
      </Link>
    </p>
  </div>
)

function Cards() {
  const list = useRef<HTMLDivElement>(null)
  return (
    <div ref={list} tabIndex={-1}>
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
                // The button that had the focus is gone with its card.
                onRemoved={() => list.current?.focus()}
              />
            ))}
          </ul>
        )}
      </SectionState>
    </div>
  )
}
