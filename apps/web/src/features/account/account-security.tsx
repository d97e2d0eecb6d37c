import { MIN_PASSWORD, NewPassword, Password } from '@mendwell/contract/customers'
import { email } from '@mendwell/contract/shapes'
import { useState } from 'react'
import * as z from 'zod/mini'
import { changeEmail } from '../../api/customers.ts'
import { changePassword } from '../../api/sessions.ts'
import { PasswordField } from '../../components/password-field.tsx'
import { t } from '../../lib/texts.ts'
import { useCheckedForm } from '../../lib/use-checked-form.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FormRefusal } from './form-refusal.tsx'
import { useSending } from './use-sending.ts'

/** E-mail and password, each with the current password; the rest of the profile needs none. */
export function AccountSecurity() {
  return (
    <div className="grid2 security">
      <ChangePassword />
      <ChangeEmail />
    </div>
  )
}

const PasswordChange = z.object({ currentPassword: Password, newPassword: NewPassword })
type PasswordChange = z.output<typeof PasswordChange>

function ChangePassword() {
  const form = useCheckedForm<PasswordChange>({
    initialValues: { currentPassword: '', newPassword: '' },
    schema: PasswordChange,
    fields: ['currentPassword', 'newPassword'],
  })
  const { busy, refusal, send } = useSending(form.showErrors)
  const [done, setDone] = useState(false)
  const save = (typed: PasswordChange) =>
    send(async () => {
      await changePassword(typed)
      form.reset()
      setDone(true)
    })
  return (
    <section className="panel" aria-labelledby="password-title">
      <h2 id="password-title">{t('security.password')}</h2>
      <form className="stack" noValidate onSubmit={form.submit(save)}>
        <ErrorSummary
          title={t('common.thereIsAProblem')}
          entries={form.summary}
          attempt={form.attempt}
        />
        <PasswordField
          label={t('security.current')}
          autoComplete="current-password"
          {...form.field('currentPassword')}
        />
        <PasswordField
          label={t('security.new')}
          hint={t('checkout.passwordHint', { count: MIN_PASSWORD })}
          autoComplete="new-password"
          {...form.field('newPassword')}
        />
        <FormRefusal refusal={refusal} />
        <Button type="submit" rank="secondary" busy={busy}>
          {t('security.passwordSave')}
        </Button>
        <p role="status">{done && t('security.passwordSaved')}</p>
      </form>
    </section>
  )
}

const EmailChange = z.object({ email: email(), currentPassword: Password })
type EmailChange = z.output<typeof EmailChange>

function ChangeEmail() {
  const form = useCheckedForm<EmailChange>({
    initialValues: { email: '', currentPassword: '' },
    schema: EmailChange,
    fields: ['email', 'currentPassword'],
  })
  const { busy, refusal, send } = useSending(form.showErrors)
  const [sentTo, setSentTo] = useState('')
  const save = (typed: EmailChange) =>
    send(async () => {
      await changeEmail(typed.email, typed.currentPassword)
      form.reset()
      setSentTo(typed.email)
    })
  return (
    <section className="panel" aria-labelledby="email-title">
      <h2 id="email-title">{t('security.email')}</h2>
      <form className="stack" noValidate onSubmit={form.submit(save)}>
        <ErrorSummary
          title={t('common.thereIsAProblem')}
          entries={form.summary}
          attempt={form.attempt}
        />
        <TextField
          label={t('security.newEmail')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('email')}
        />
        <PasswordField
          label={t('security.currentForEmail')}
          autoComplete="current-password"
          {...form.field('currentPassword')}
        />
        <FormRefusal refusal={refusal} />
        <Button type="submit" rank="secondary" busy={busy}>
          {t('security.emailSave')}
        </Button>
        <p role="status">{sentTo && t('security.emailSent', { email: sentTo })}</p>
      </form>
    </section>
  )
}
