import { useQuery } from '@tanstack/react-query'
import { session } from '../../api/sessions.ts'
import { SectionState } from '../../components/lists/section-state.tsx'
import { PageTitle } from '../../components/reading/page-title.tsx'
import { t } from '../../lib/words/texts.ts'
import skeletonStyles from '../../ui/skeleton.module.css'
import dashboardStyles from './dashboard-page.module.css'
import { OrdersList } from './orders/orders-list.tsx'
import { SignInFirst } from './sign-in/sign-in-first.tsx'

/** The orders on a page of their own. */
export function Component() {
  return (
    <div className={`page ${dashboardStyles.dashboard}`}>
      <SectionState
        query={useQuery(session())}
        skeleton={<div className={skeletonStyles.invoice} />}
      >
        {({ customer }) =>
          customer ? (
            <OrdersList isPage />
          ) : (
            <>
              <PageTitle title={t('orders.title')} />
              <SignInFirst>{t('dashboard.signInHelp')}</SignInFirst>
            </>
          )
        }
      </SectionState>
    </div>
  )
}
