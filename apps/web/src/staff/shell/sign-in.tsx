import { PasswordInput, TextInput } from '@mantine/core'
import { Credentials } from '@mendwell/contract/sessions'
import { useQuery } from '@tanstack/react-query'
import { session, signIn } from '../../api/sessions.ts'
import { PageTitle } from '../../components/page-title.tsx'
import { useCheckedForm } from '../../lib/use-checked-form.ts'
import { leaveSession } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Refusal } from '../components/refusal.tsx'
import { useSave } from '../components/use-save.ts'
import { StaffLogo } from './staff-logo.tsx'

/** The door of the back office: the shop's own sign-in, and a word to customers who came here. */
export function SignIn() {
  const { data } = useQuery(session())
  return (
    <div className="sign-in">
      <main>
        <p className="staff-logo">
          <StaffLogo />
        </p>
        {data?.authenticated ? <NotStaff email={data.customer?.email} /> : <SignInForm />}
      </main>
    </div>
  )
}

function SignInForm() {
  const form = useCheckedForm<Credentials>({
    initialValues: { loginId: '', loginPassword: '' },
    schema: Credentials,
    fields: ['loginId', 'loginPassword'],
  })
  const { busy, refusal, save } = useSave(signIn, { onErrors: form.showErrors })
  return (
    <form className="stack" noValidate onSubmit={form.submit(save)}>
      <PageTitle title="Sign in to the back office" />
      <Refusal refusal={refusal} />
      <ErrorSummary title="There is a problem" entries={form.summary} attempt={form.attempt} />
      <TextInput
        label="E-mail"
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
      <p className="xs">
        <a href="/#/reset-password">Forgot your password?</a>
      </p>
    </form>
  )
}

function NotStaff({ email }: { email: string | undefined }) {
  return (
    <div className="stack">
      <PageTitle title="No access to the back office" />
      <p>You are signed in as {email}, who does not work in this shop.</p>
      <Button onClick={() => void leaveSession()}>Sign in as somebody else</Button>
      <p>
        <a href="/">Back to the shop</a>
      </p>
    </div>
  )
}
