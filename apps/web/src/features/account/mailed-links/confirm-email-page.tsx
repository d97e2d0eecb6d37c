import { useMutation } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { CallProblem } from '../../../api/calls/call.ts'
import { queryClient } from '../../../api/calls/query-client.ts'
import { confirmEmail } from '../../../api/customers.ts'
import { session } from '../../../api/sessions.ts'
import { PageTitle } from '../../../components/reading/page-title.tsx'
import { paths } from '../../../lib/addresses/paths.ts'
import { t } from '../../../lib/words/texts.ts'
import { Button, buttonClass } from '../../../ui/buttons/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { reasonOf } from '../sign-in/reason-of.ts'
import { SignInForm } from '../sign-in/sign-in-form.tsx'
import narrowStyles from './narrow.module.css'

/** The link of a registration or email change; it takes a click to redeem, so that mail scanners cannot. */
export function Component() {
  const token = useSearchParams()[0].get('t') ?? ''
  const confirmation = useMutation({
    mutationFn: () => confirmEmail(token),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: session().queryKey }),
  })
  const { data, error, isPending } = confirmation
  if (needsSession(error)) return <SignInToConfirm onSignedIn={() => confirmation.mutate()} />
  return (
    <div className={`page ${narrowStyles.narrow} stack`}>
      <PageTitle title={t('confirm.title')} />
      {!data && <p className="muted">{t('confirm.help')}</p>}
      {!data && (
        <Button big busy={isPending} onClick={() => confirmation.mutate()}>
          {t('confirm.button')}
        </Button>
      )}
      <div role="status" className="stack">
        {data && <p className="note good">{t('confirm.done', { email: data.email })}</p>}
        {error && <p className="note warn">{reasonOf(error)}</p>}
      </div>
      {data && (
        <Link className={buttonClass('primary')} to={paths.dashboard}>
          {t('dashboard.home')}
        </Link>
      )}
    </div>
  )
}

/** The link was opened without a session: it takes effect after signing in. */
function SignInToConfirm({ onSignedIn }: { onSignedIn: () => void }) {
  return (
    <div className={`page ${narrowStyles.narrow} stack`}>
      <p className="note info" role="status">
        <Icon name="info-circle" />
        {t('confirm.signIn')}
      </p>
      <section className="panel">
        <SignInForm onSignedIn={onSignedIn} />
      </section>
    </div>
  )
}

const needsSession = (error: Error | null) =>
  error instanceof CallProblem && error.problem.status === 401
