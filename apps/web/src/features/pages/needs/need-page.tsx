import type { SituationPageWire } from '@mendwell/contract/catalog/situations'
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { Link, useParams } from 'react-router'
import { CallProblem } from '../../../api/calls/call.ts'
import { situation } from '../../../api/catalog/situations.ts'
import { SectionState } from '../../../components/lists/section-state.tsx'
import { Crumbs } from '../../../components/places/crumbs.tsx'
import { PageTitle } from '../../../components/reading/page-title.tsx'
import { paths } from '../../../lib/addresses/paths.ts'
import { needText } from '../../../lib/need-texts.ts'
import { formatDay } from '../../../lib/words/dates.ts'
import { Button, buttonClass } from '../../../ui/buttons/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import skeletonStyles from '../../../ui/skeleton.module.css'
import styles from './need-page.module.css'
import { NeededGroup } from './needed-kind.tsx'

/** Few visitors arrive by a wrong URL: the others do not load its script. */
const NotFound = lazy(async () => ({
  default: (await import('../not-found-page.tsx')).Component,
}))

/** What people usually need in one situation, what to know, and when to get help. */
export function Component() {
  const { situationKey = '' } = useParams()
  const query = useQuery(situation(situationKey))
  if (query.error instanceof CallProblem && query.error.problem.status === 404) return <NotFound />
  return (
    <div className="page">
      <SectionState query={query} skeleton={<span className={skeletonStyles.square} />} isPage>
        {(page) => <NeedPage page={page} />}
      </SectionState>
    </div>
  )
}

function NeedPage({ page }: { page: SituationPageWire }) {
  const { title, lead, groups, know, notOrdered } = page
  return (
    <>
      <Crumbs trail={[{ label: needText('need.title'), to: paths.needs }, { label: title }]} />
      <PageTitle title={title} />
      <p className={`lead ${styles.lead}`}>{lead}</p>
      <Standing page={page} />
      <p className={styles.toFlags}>
        <Button
          rank="outline"
          icon="alert-triangle"
          onClick={() => document.getElementById('red-flags')?.focus()}
        >
          {needText('need.toRedFlags')}
        </Button>
      </p>
      <div className={styles.columns}>
        <section aria-labelledby="usually">
          <h2 id="usually">{needText('need.usually')}</h2>
          {groups.map((group) => (
            <NeededGroup key={group.title} group={group} />
          ))}
        </section>
        <div className={styles.aside}>
          <RedFlags page={page} />
          <section aria-labelledby="know">
            <h2 id="know">{needText('need.know')}</h2>
            <ul className={styles.bullets}>
              {know.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </section>
          {notOrdered.length > 0 && (
            <section aria-labelledby="not-ordered">
              <h2 id="not-ordered">{needText('need.notOrdered')}</h2>
              <ul className={styles.bullets}>
                {notOrdered.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
      <Origin page={page} />
      <Related page={page} />
    </>
  )
}

/** Who reviewed it, at the very top. */
function Standing({ page: { approval } }: { page: SituationPageWire }) {
  return (
    <p className={`note ${approval ? 'good' : 'info'} ${styles.standing}`}>
      <Icon name={approval ? 'circle-check' : 'info-circle'} />
      <span>
        {approval
          ? needText('need.approved', {
              name: approval.approvedBy,
              role: approval.approvedRole,
              day: formatDay(approval.approvedOn),
            })
          : needText('need.draft')}
      </span>
    </p>
  )
}

function RedFlags({ page: { call911, callDoctor } }: { page: SituationPageWire }) {
  return (
    <section className={styles.flags} aria-labelledby="red-flags">
      <h2 id="red-flags" tabIndex={-1}>
        {needText('need.redFlags')}
      </h2>
      {call911.length > 0 && (
        <div className="note bad">
          <Icon name="alert-triangle" />
          <div>
            <h3>{needText('need.call911')}</h3>
            <ul className={styles.bullets}>
              {call911.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
      <div className="note warn">
        <Icon name="phone" />
        <div>
          <h3>{needText('need.callDoctor')}</h3>
          <ul className={styles.bullets}>
            {callDoctor.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

function Origin({ page: { sources, writtenOn } }: { page: SituationPageWire }) {
  return (
    <section className={styles.origin} aria-labelledby="sources">
      <h2 id="sources">{needText('need.sources')}</h2>
      <p>
        {needText('need.author')} {needText('need.dates', { written: formatDay(writtenOn) })}{' '}
        {needText('need.sourcesLead')}
      </p>
      <ul className={styles.bullets}>
        {sources.map(({ organization, title }) => (
          <li key={organization + title}>
            {organization}: <cite lang="en">{title}</cite>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Related({ page: { related } }: { page: SituationPageWire }) {
  return (
    <nav className={styles.related} aria-label={needText('need.related')}>
      {related.map(({ situationKey, title }) => (
        <Link key={situationKey} className={styles.pill} to={paths.need(situationKey)}>
          {title}
        </Link>
      ))}
      <Link className={buttonClass('outline')} to={paths.needs}>
        {needText('need.all')}
      </Link>
    </nav>
  )
}
