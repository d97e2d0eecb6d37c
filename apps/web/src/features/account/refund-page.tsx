import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { CallProblem } from '../../api/calls/call.ts'
import { orderByNumber } from '../../api/orders/orders.ts'
import { PageTitle } from '../../components/reading/page-title.tsx'
import { sayWithAdvice } from '../../lib/forms/say-with-advice.tsx'
import { t } from '../../lib/words/texts.ts'
import dashboardStyles from './dashboard-page.module.css'
import { RefundTab } from './refund/refund-tab.tsx'
import { SignInFirst } from './sign-in/sign-in-first.tsx'

/** The refund form for a guest, whose browser has access to the order without an account. */
export function Component() {
  const number = useSearchParams()[0].get('order') ?? ''
  const { error } = useQuery({ ...orderByNumber(number), enabled: number !== '' })
  const isClosed = error instanceof CallProblem && error.problem.status < 500
  return (
    <div className={`page ${dashboardStyles.dashboard}`}>
      <PageTitle title={t('returns.ask')} />
      {isClosed ? <SignInFirst>{sayWithAdvice('pleaseSignIn')}</SignInFirst> : <RefundTab isPage />}
    </div>
  )
}
