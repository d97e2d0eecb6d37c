import { Credentials } from '@mendwell/contract/people/sessions'
import { Link } from 'react-router'
import { signIn } from '../../../api/sessions.ts'
import { FormErrors } from '../../../components/forms/form-errors.tsx'
import { PasswordField } from '../../../components/forms/password-field.tsx'
import { PageTitle } from '../../../components/reading/page-title.tsx'
import { paths } from '../../../lib/addresses/paths.ts'
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { say, t } from '../../../lib/words/texts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { showToast } from '../../../ui/notices/toast.tsx'
import { FormRefusal } from './form-refusal.tsx'
import { useSending } from './use-sending.ts'

const FIELDS = ['loginId', 'loginPassword'] as const

/** Username and password; the error does not say which of the two was wrong (Specification §8). */
export function SignInForm({ onSignedIn }: { onSignedIn?: () => void }) {
  const form = useCheckedForm<Credentials>({
    initialValues: { loginId: '', loginPassword: '' },
    schema: Credentials,
    fields: FIELDS,
  })
  const { busy, refusal, send } = useSending(form.showErrors)
  const submit = (credentials: Credentials) =>
    send(async () => {
      await signIn(credentials)
      // The page above returns to where the visitor came from.
      showToast({ kind: 'good', text: say('signedIn', { shop: t('account.shop') }) })
      onSignedIn?.()
    })
  return (
    <>
      <PageTitle title={t('login.title')} />
      <p className="muted small">{t('login.help')}</p>
      <form className="stack" noValidate onSubmit={form.submit(submit)}>
        <FormRefusal refusal={refusal} />
        <FormErrors form={form} />
        <TextField
          label={t('login.username')}
          hint={t('login.usernameHint')}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...form.field('loginId')}
        />
        <PasswordField
          label={t('login.password')}
          autoComplete="current-password"
          beside={<Link to={paths.forgotPassword}>{t('login.forgot')}</Link>}
          {...form.field('loginPassword')}
        />
        <Button type="submit" big wide busy={busy}>
          {t('login.signIn')}
        </Button>
        <p className="small muted">
          {t('login.noAccount')} <Link to={paths.cart}>{t('login.guest')}</Link>
        </p>
      </form>
    </>
  )
}
