import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { CallProblem } from '../../../api/call.ts'
import { orderByNumber } from '../../../api/orders.ts'
import { PageTitle } from '../../../components/page-title.tsx'
import { say, t } from '../../../lib/texts.ts'
import dashboardStyles from '../dashboard-page.module.css'
import { SignInFirst } from '../sign-in-first.tsx'
import { RefundTab } from './refund-tab.tsx'

/** The refund form for who holds the order without an account: a guest's browser. */
export function Component() {
  const number = useSearchParams()[0].get('order') ?? ''
  const { error } = useQuery({ ...orderByNumber(number), enabled: number !== '' })
  const isClosed = error instanceof CallProblem && error.problem.status < 500
  return (
    <div className={`page ${dashboardStyles.dashboard}`}>
      <PageTitle title={t('returns.ask')} />
      {isClosed ? <SignInFirst>{say('pleaseSignIn')}</SignInFirst> : <RefundTab isPage />}
    </div>
  )
}
