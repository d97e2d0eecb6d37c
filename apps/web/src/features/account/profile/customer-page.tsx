import { useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { session } from '../../../api/sessions.ts'
import { SectionState } from '../../../components/lists/section-state.tsx'
import { PageTitle } from '../../../components/reading/page-title.tsx'
import { paths } from '../../../lib/addresses/paths.ts'
import { t } from '../../../lib/words/texts.ts'
import skeletonStyles from '../../../ui/skeleton.module.css'
import { AccountSecurity } from './account-security.tsx'
import styles from './customer-page.module.css'
import { ProfileForm } from './profile-form.tsx'
import { ReminderWish } from './reminder-wish.tsx'
import { PROFILE_SAVED } from './saved-note.tsx'

/** Registration, or with source=EDIT the customer's profile; visitors who want to edit go home (Specification §2). */
export function Component() {
  const isEdit = useSearchParams()[0].get('source') === 'EDIT'
  const navigate = useNavigate()
  const query = useQuery(session())
  return (
    <div className={`page ${styles.page}`}>
      <SectionState query={query} skeleton={<div className={skeletonStyles.invoice} />}>
        {({ customer, sessionEnded }) => {
          if (isEdit && !customer) return <Away sessionEnded={sessionEnded} />
          const own = isEdit ? customer : null
          return (
            <>
              <PageTitle title={t(isEdit ? 'profile.editTitle' : 'profile.registerTitle')} />
              <ProfileForm
                customer={own}
                onSaved={() =>
                  void (own ? navigate(paths.dashboard, PROFILE_SAVED) : navigate(paths.home))
                }
              />
              {own && <AccountSecurity />}
              {own && <ReminderWish />}
            </>
          )
        }}
      </SectionState>
    </div>
  )
}

/** A visitor goes home; with an expired session, the customer signs in and comes back to what was typed. */
function Away({ sessionEnded }: { sessionEnded: boolean }) {
  if (!sessionEnded) return <Navigate to={paths.home} replace />
  return <Navigate to={paths.login} replace state={{ from: paths.customer('EDIT') }} />
}
