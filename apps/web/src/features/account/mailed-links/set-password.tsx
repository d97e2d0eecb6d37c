import { NewPassword } from '@mendwell/contract/people/customers'
import { MIN_PASSWORD } from '@mendwell/domain/people/passwords'
import { Link, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { CallProblem } from '../../../api/calls/call.ts'
import type { SignedInAnswer } from '../../../api/sessions.ts'
import { NameFields } from '../../../components/forms/contact-fields.tsx'
import { FormErrors } from '../../../components/forms/form-errors.tsx'
import { PasswordField } from '../../../components/forms/password-field.tsx'
import { PageTitle } from '../../../components/reading/page-title.tsx'
import { paths } from '../../../lib/addresses/paths.ts'
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { t } from '../../../lib/words/texts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { showToast } from '../../../ui/notices/toast.tsx'
import { FormRefusal } from '../sign-in/form-refusal.tsx'
import { useSending } from '../sign-in/use-sending.ts'
import narrowStyles from './narrow.module.css'

const ByLink = z.object({ newPassword: NewPassword, firstName: z.string(), lastName: z.string() })
type ByLink = z.output<typeof ByLink>

interface SetPasswordProps {
  title: string
  help: string
  /** Also asks for the name: a claimed account starts with an empty profile. */
  asksName: boolean
  save: (typed: ByLink) => Promise<SignedInAnswer>
}

const hasEnded = (refusal: Error | undefined) =>
  refusal instanceof CallProblem && refusal.problem.code === 'LINK_ENDED'

/** Sets a new password by a mailed link and signs in. */
export function SetPassword({ title, help, asksName, save }: SetPasswordProps) {
  const navigate = useNavigate()
  const form = useCheckedForm<ByLink>({
    initialValues: { newPassword: '', firstName: '', lastName: '' },
    schema: ByLink,
    fields: ['newPassword', 'firstName', 'lastName'],
  })
  const { busy, refusal, send } = useSending(form.showErrors)
  const submit = (typed: ByLink) =>
    send(async () => {
      const { customer } = await save(typed)
      if (customer.custType === 'S') return window.location.assign('/staff')
      showToast({ kind: 'good', text: t('password.saved') })
      await navigate(paths.dashboard, { replace: true })
    })
  return (
    <div className={`page ${narrowStyles.narrow}`}>
      <PageTitle title={title} />
      <p className={`muted ${narrowStyles.lead}`}>{help}</p>
      <form className="stack" noValidate onSubmit={form.submit(submit)}>
        <FormRefusal refusal={refusal} />
        {hasEnded(refusal) && <Link to={paths.forgotPassword}>{t('password.askAgain')}</Link>}
        <FormErrors form={form} />
        {asksName && (
          <div className="two-columns">
            <NameFields
              first={{
                label: t('login.firstName'),
                optional: t('common.optional'),
                field: form.field('firstName'),
              }}
              last={{
                label: t('login.lastName'),
                optional: t('common.optional'),
                field: form.field('lastName'),
              }}
            />
          </div>
        )}
        <PasswordField
          label={t('security.new')}
          hint={t('checkout.passwordHint', { count: MIN_PASSWORD })}
          autoComplete="new-password"
          {...form.field('newPassword')}
        />
        <Button type="submit" big busy={busy}>
          {t('password.save')}
        </Button>
      </form>
    </div>
  )
}
