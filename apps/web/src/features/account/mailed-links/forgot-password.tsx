import { email } from '@mendwell/contract/wire/shapes'
import { useState } from 'react'
import * as z from 'zod/mini'
import { forgotPassword } from '../../../api/sessions.ts'
import { EmailField } from '../../../components/forms/contact-fields.tsx'
import { FormErrors } from '../../../components/forms/form-errors.tsx'
import { PageTitle } from '../../../components/reading/page-title.tsx'
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { t } from '../../../lib/words/texts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { FormRefusal } from '../sign-in/form-refusal.tsx'
import { useSending } from '../sign-in/use-sending.ts'
import narrowStyles from './narrow.module.css'

const Forgotten = z.object({ email: email() })
type Forgotten = z.output<typeof Forgotten>

/** Asks for a link; the answer is the same whether the email is known or not. */
export function ForgotPassword() {
  const form = useCheckedForm<Forgotten>({
    initialValues: { email: '' },
    schema: Forgotten,
    fields: ['email'],
  })
  const { busy, refusal, send } = useSending(form.showErrors)
  const [sentTo, setSentTo] = useState('')
  const submit = (typed: Forgotten) =>
    send(async () => {
      await forgotPassword(typed)
      setSentTo(typed.email)
    })
  return (
    <div className={`page ${narrowStyles.narrow}`}>
      <PageTitle title={t('password.forgotTitle')} />
      <p className={`muted ${narrowStyles.lead}`}>{t('password.forgotHelp')}</p>
      <form className="stack" noValidate onSubmit={form.submit(submit)}>
        <FormRefusal refusal={refusal} />
        <FormErrors form={form} />
        <EmailField label={t('login.email')} field={form.field('email')} />
        <Button type="submit" big busy={busy}>
          {t('password.sendLink')}
        </Button>
        <div role="status">
          {sentTo && (
            <p className="note good">
              <Icon name="mail" />
              {t('password.linkSent', { email: sentTo })}
            </p>
          )}
        </div>
      </form>
    </div>
  )
}
