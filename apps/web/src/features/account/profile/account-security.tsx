import { NewPassword, Password } from '@mendwell/contract/people/customers'
import { email } from '@mendwell/contract/wire/shapes'
import { MIN_PASSWORD } from '@mendwell/domain/people/passwords'
import { type ReactNode, useId, useState } from 'react'
import * as z from 'zod/mini'
import { changeEmail } from '../../../api/customers.ts'
import { changePassword } from '../../../api/sessions.ts'
import { EmailField } from '../../../components/forms/contact-fields.tsx'
import { FormErrors } from '../../../components/forms/form-errors.tsx'
import { PasswordField } from '../../../components/forms/password-field.tsx'
import { type CheckedForm, useCheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { t } from '../../../lib/words/texts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { FormRefusal } from '../sign-in/form-refusal.tsx'
import { useSending } from '../sign-in/use-sending.ts'
import styles from './profile-form.module.css'

/** Email and password, each confirmed by the current password; the rest of the profile needs none. */
export function AccountSecurity() {
  return (
    <div className={`two-columns ${styles.security}`}>
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
  const save = async (typed: PasswordChange) => {
    await changePassword(typed)
    return t('security.passwordSaved')
  }
  return (
    <ChangePanel
      title={t('security.password')}
      action={t('security.passwordSave')}
      form={form}
      save={save}
    >
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
    </ChangePanel>
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
  const save = async (typed: EmailChange) => {
    await changeEmail(typed.email, typed.currentPassword)
    return t('security.emailSent', { email: typed.email })
  }
  return (
    <ChangePanel
      title={t('security.email')}
      action={t('security.emailSave')}
      form={form}
      save={save}
    >
      <EmailField label={t('security.newEmail')} field={form.field('email')} />
      <PasswordField
        label={t('security.currentForEmail')}
        autoComplete="current-password"
        {...form.field('currentPassword')}
      />
    </ChangePanel>
  )
}

interface ChangePanelProps<Values extends object> {
  title: string
  action: string
  form: CheckedForm<Values>
  /** Resolves to the message for the customer. */
  save: (typed: Values) => Promise<string>
  children: ReactNode
}

/** One change of the account; the form is cleared once it succeeds. */
function ChangePanel<Values extends object>({
  title,
  action,
  form,
  save,
  children,
}: ChangePanelProps<Values>) {
  const titleId = useId()
  const { busy, refusal, send } = useSending(form.showErrors)
  const [done, setDone] = useState('')
  const submit = (typed: Values) =>
    send(async () => {
      const outcome = await save(typed)
      form.reset()
      setDone(outcome)
    })
  return (
    <section className="panel" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <form className="stack" noValidate onSubmit={form.submit(submit)}>
        <FormErrors form={form} />
        {children}
        <FormRefusal refusal={refusal} />
        <Button type="submit" rank="secondary" busy={busy}>
          {action}
        </Button>
        <p role="status">{done}</p>
      </form>
    </section>
  )
}
