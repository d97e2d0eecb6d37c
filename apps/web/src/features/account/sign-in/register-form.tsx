import { NewPassword } from '@mendwell/contract/people/customers'
import { email, noCardNumber, required } from '@mendwell/contract/wire/shapes'
import { MIN_PASSWORD } from '@mendwell/domain/people/passwords'
import * as z from 'zod/mini'
import { register } from '../../../api/customers.ts'
import { signIn } from '../../../api/sessions.ts'
import { EmailField, NameFields } from '../../../components/forms/contact-fields.tsx'
import { FormErrors } from '../../../components/forms/form-errors.tsx'
import { PasswordField } from '../../../components/forms/password-field.tsx'
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { say, t } from '../../../lib/words/texts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { showToast } from '../../../ui/notices/toast.tsx'
import { FormRefusal } from './form-refusal.tsx'
import { useSending } from './use-sending.ts'

const QuickRegistration = z.object({
  firstName: required('firstNameRequired', 60).check(noCardNumber),
  lastName: required('lastNameRequired', 60).check(noCardNumber),
  email: email(),
  loginPassword: NewPassword,
})
type QuickRegistration = z.output<typeof QuickRegistration>

const FIELDS = ['firstName', 'lastName', 'email', 'loginPassword'] as const

/** Register mode: name, email (which is the username) and password; Save, Clear, Close. */
export function RegisterForm({ onClose }: { onClose: () => void }) {
  const form = useCheckedForm<QuickRegistration>({
    initialValues: { firstName: '', lastName: '', email: '', loginPassword: '' },
    schema: QuickRegistration,
    fields: FIELDS,
  })
  const { busy, refusal, send } = useSending(form.showErrors)
  const save = (typed: QuickRegistration) =>
    send(async () => {
      await register(typed)
      await signIn({ loginId: typed.email, loginPassword: typed.loginPassword })
      showToast({ kind: 'good', text: say('registered', { shop: t('account.shop') }) })
    })
  return (
    <form className="stack" noValidate onSubmit={form.submit(save)}>
      <FormRefusal refusal={refusal} />
      <FormErrors form={form} />
      <div className="two-columns">
        <NameFields
          first={{ label: t('login.firstName'), field: form.field('firstName') }}
          last={{ label: t('login.lastName'), field: form.field('lastName') }}
        />
      </div>
      <EmailField
        label={t('login.email')}
        hint={t('login.emailHint')}
        field={form.field('email')}
      />
      <PasswordField
        label={t('login.newPassword')}
        hint={t('checkout.passwordHint', { count: MIN_PASSWORD })}
        autoComplete="new-password"
        {...form.field('loginPassword')}
      />
      <div className="row">
        <Button type="submit" busy={busy}>
          {t('login.save')}
        </Button>
        <Button rank="outline" onClick={form.reset}>
          {t('account.clear')}
        </Button>
        <Button rank="quiet" onClick={onClose}>
          {t('login.close')}
        </Button>
      </div>
    </form>
  )
}
