import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { type OwnClinicAnswer, ownClinic } from '../../api/clinics.ts'
import { session } from '../../api/sessions.ts'
import { SectionState } from '../../components/lists/section-state.tsx'
import { PageTitle } from '../../components/reading/page-title.tsx'
import { paths } from '../../lib/addresses/paths.ts'
import { formatDay } from '../../lib/words/dates.ts'
import { t } from '../../lib/words/texts.ts'
import { Button, buttonClass } from '../../ui/buttons/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import skeletonStyles from '../../ui/skeleton.module.css'
import styles from './clinic.module.css'
import { ClinicForm } from './clinic-form.tsx'

/** For clinics: what verification is, its status, and the request form. */
export function Component() {
  return (
    <div className={`page ${styles.clinic}`}>
      <PageTitle title={t('clinic.title')} />
      <p className="lead">{t('clinic.lead')}</p>
      <SectionState
        query={useQuery(session())}
        skeleton={<div className={skeletonStyles.invoice} />}
      >
        {({ customer }) => (customer ? <Standing custId={customer.custId} /> : <SignInFirst />)}
      </SectionState>
    </div>
  )
}

function SignInFirst() {
  return (
    <div className="panel">
      <h2>{t('clinic.howTitle')}</h2>
      <Steps />
      <div className="row">
        <Link
          className={buttonClass('primary', { big: true })}
          to={paths.login}
          state={{ from: paths.clinic }}
        >
          {t('clinic.signIn')}
        </Link>
        <Link className={buttonClass('outline', { big: true })} to={paths.customer('REGISTER')}>
          {t('clinic.register')}
        </Link>
      </div>
    </div>
  )
}

const Steps = () => (
  <ol className={styles.steps}>
    <li>{t('clinic.step1')}</li>
    <li>{t('clinic.step2')}</li>
    <li>{t('clinic.step3')}</li>
  </ol>
)

function Standing({ custId }: { custId: number }) {
  const query = useQuery({ ...ownClinic(), staleTime: 0 })
  return (
    <SectionState query={query} skeleton={<div className={skeletonStyles.invoice} />}>
      {(own) => <Known own={own} custId={custId} />}
    </SectionState>
  )
}

function Known({ own, custId }: { own: OwnClinicAnswer; custId: number }) {
  const { clinic, verifiedUntil } = own
  const [isRenewing, setRenewing] = useState(false)
  const isWaiting = clinic?.status === 'REQUESTED'
  const showsForm = !isWaiting && (isRenewing || verifiedUntil === null)
  return (
    <>
      <StandingNote own={own} />
      {verifiedUntil !== null && !isWaiting && !isRenewing && (
        <Button rank="outline" onClick={() => setRenewing(true)}>
          {t('clinic.renew')}
        </Button>
      )}
      {showsForm && <ClinicForm custId={custId} />}
    </>
  )
}

/** The status, best news first. */
function StandingNote({ own: { clinic, verifiedUntil } }: { own: OwnClinicAnswer }) {
  return (
    <div role="status">
      {verifiedUntil !== null && (
        <p className="note good spaced">
          <Icon name="circle-check" />
          <span>
            <b className="strong">{t('clinic.verified')}</b>{' '}
            {t('clinic.verifiedUntil', { day: formatDay(verifiedUntil) })}
          </span>
        </p>
      )}
      {clinic?.status === 'REQUESTED' && (
        <p className="note info spaced">
          <Icon name="clock" />
          <span>
            <b className="strong">{t('clinic.waiting')}</b>{' '}
            {t('clinic.waitingHelp', { name: clinic.practiceName, license: clinic.licenseNumber })}
          </span>
        </p>
      )}
      {verifiedUntil === null && clinic && <Refusal clinic={clinic} />}
    </div>
  )
}

function Refusal({ clinic }: { clinic: NonNullable<OwnClinicAnswer['clinic']> }) {
  if (clinic.status === 'REQUESTED') return null
  return (
    <div className="note warn spaced">
      <Icon name="alert-triangle" />
      <div>
        <b className="strong">
          {clinic.status === 'VERIFIED'
            ? t('clinic.expired', { day: formatDay(clinic.expiresOn) })
            : t(`clinic.${clinic.status}`)}
        </b>
        {clinic.reason && <p className={styles.reason}>{clinic.reason}</p>}
        <p>{t('clinic.askAgain')}</p>
      </div>
    </div>
  )
}
