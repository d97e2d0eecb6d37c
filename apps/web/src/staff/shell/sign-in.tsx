import { PasswordInput, TextInput } from '@mantine/core'
import { Credentials } from '@mendwell/contract/people/sessions'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { session, signIn, signInAgain } from '../../api/sessions.ts'
import { giveSecondFactor, standing } from '../../api/staff/members.ts'
import { PageTitle } from '../../components/reading/page-title.tsx'
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts'
import { leaveSession } from '../../session/session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ErrorSummary } from '../../ui/fields/error-summary.tsx'
import { CodeForm } from '../components/forms/code-form.tsx'
import formStyles from '../components/forms/form.module.css'
import { Refusal } from '../components/forms/refusal.tsx'
import { useSave } from '../components/forms/use-save.ts'
import { QueryState } from '../components/page/query-state.tsx'
import type { Staff } from '../session/use-staff.ts'
import type { RecoveryCodes } from '../session/use-staff-session.ts'
import styles from './sign-in.module.css'
import { StaffLogo } from './staff-logo.tsx'

// Needed once in the life of an account.
const SetUpFirst = lazy(async () => ({
  default: (await import('./set-up-first.tsx')).SetUpFirst,
}))

/** The sign-in of the back office, the same as the shop's, with a note for customers who end up here. */
export function SignIn({ codes }: { codes: RecoveryCodes }) {
  return (
    <div className={styles.page}>
      <main>
        <StaffLogo />
        <Door codes={codes} />
      </main>
    </div>
  )
}

interface Again {
  /** Whose session has expired. */
  again?: Staff
}

/** The next step: the password, the second factor or its set-up, or another account. */
export function Door({ again, codes }: Again & { codes: RecoveryCodes }) {
  const { data } = useQuery(session())
  if (data?.authenticated) return <SignedIn email={data.customer?.email} codes={codes} />
  return <SignInForm {...(again && { again })} />
}

function SignInForm({ again }: Again) {
  const form = useCheckedForm<Credentials>({
    initialValues: { loginId: again?.email ?? '', loginPassword: '' },
    schema: Credentials,
    fields: ['loginId', 'loginPassword'],
  })
  const send = (typed: Credentials) => (again ? signInAgain(typed, again.custId) : signIn(typed))
  const { busy, refusal, save } = useSave(send, { onErrors: form.showErrors })
  return (
    <form className="stack" noValidate onSubmit={form.submit(save)}>
      {!again && <PageTitle title="Sign in to the back office" />}
      <Refusal refusal={refusal} />
      <ErrorSummary
        className={formStyles.errorSummary}
        title="There is a problem"
        entries={form.summary}
        attempt={form.attempt}
      />
      <TextInput
        label="Email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('loginId')}
      />
      <PasswordInput
        label="Password"
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': 'Show the password', tabIndex: 0 }}
        {...form.field('loginPassword')}
      />
      <Button type="submit" wide busy={busy}>
        Sign in
      </Button>
      <p className="tiny">
        <a href="/#/reset-password" {...(again && { target: '_blank' })}>
          Forgot your password?
        </a>
      </p>
    </form>
  )
}

interface SignedInProps {
  email: string | undefined
  codes: RecoveryCodes
}

/** Signed in, but without staff rights: the second factor is not set up or not given, or it is a customer. */
function SignedIn({ email, codes }: SignedInProps) {
  // The owner may have required a second factor since it was asked last.
  const query = useQuery({ ...standing(), refetchOnMount: 'always' })
  return (
    <QueryState query={query} lines={3}>
      {({ secondFactor }) => {
        if (secondFactor === 'missing' || codes.areShown) {
          return (
            <Suspense>
              <SetUpFirst codes={codes} />
            </Suspense>
          )
        }
        return secondFactor === 'due' ? <SecondFactor /> : <NotStaff email={email} />
      }}
    </QueryState>
  )
}

function SecondFactor() {
  return (
    <div className="stack">
      <PageTitle title="Two-step verification" />
      <CodeForm
        label="Code"
        hint="From your authenticator app, or a recovery code"
        saveLabel="Continue"
        send={giveSecondFactor}
        outdates={['/users/session', '/staff/']}
      />
      <p className="tiny">
        Lost your phone and recovery codes? The owner can turn off two-step verification for you.
      </p>
      <Button rank="outline" onClick={() => void leaveSession()}>
        Sign out
      </Button>
    </div>
  )
}

function NotStaff({ email }: { email: string | undefined }) {
  return (
    <div className="stack">
      <PageTitle title="No access to the back office" />
      <p>You are signed in as {email}, which has no access to the back office.</p>
      <Button onClick={() => void leaveSession()}>Sign in with another account</Button>
      <p>
        <a href="/">Back to the shop</a>
      </p>
    </div>
  )
}
