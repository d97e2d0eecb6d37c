import { MIN_PASSWORD } from '@mendwell/domain/people/passwords'
import { useNavigate } from 'react-router'
import { queryClient } from '../../../api/calls/query-client.ts'
import { register, updateCustomer } from '../../../api/customers.ts'
import { type CustomerAnswer, session, signIn } from '../../../api/sessions.ts'
import { EmailField, NameFields, PhoneField } from '../../../components/forms/contact-fields.tsx'
import { FormErrors } from '../../../components/forms/form-errors.tsx'
import { PasswordField } from '../../../components/forms/password-field.tsx'
import { paths } from '../../../lib/addresses/paths.ts'
import { say, t } from '../../../lib/words/texts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { announce } from '../../../ui/notices/announcer.tsx'
import { showToast } from '../../../ui/notices/toast.tsx'
import { FormRefusal } from '../sign-in/form-refusal.tsx'
import { useSending } from '../sign-in/use-sending.ts'
import { ProfileAddresses } from './profile-addresses.tsx'
import { dropProfileDraft } from './profile-draft.ts'
import styles from './profile-form.module.css'
import { BEST_WAY_CHOICES, type ProfileValues, profileBody } from './profile-values.ts'
import { type ProfileFormState, useProfileForm } from './use-profile-form.ts'

interface ProfileFormProps {
  /** Null registers a new customer. */
  customer: CustomerAnswer | null
  onSaved: () => void
}

/** Registration and Edit Profile: one form with Register or Save, Clear and Cancel (Specification §2). */
export function ProfileForm({ customer, onSaved }: ProfileFormProps) {
  const navigate = useNavigate()
  const isNew = customer === null
  const form = useProfileForm(customer)
  const { busy, refusal, send } = useSending(form.showErrors)
  const save = (values: ProfileValues) =>
    send(async () => {
      await (isNew ? registerProfile(values) : updateProfile(values))
      dropProfileDraft()
      onSaved()
    })
  return (
    <form className={styles.profile} noValidate onSubmit={form.submit(save)}>
      <FormErrors form={form} />
      <AboutYou form={form} isNew={isNew} />
      <ProfileAddresses form={form} />
      <FormRefusal refusal={refusal} />
      <div className="row">
        <Button type="submit" big busy={busy}>
          {t(isNew ? 'profile.register' : 'profile.save')}
        </Button>
        <Button rank="outline" big onClick={form.reset}>
          {t('account.clear')}
        </Button>
        <Button rank="quiet" big onClick={() => void navigate(paths.home)}>
          {t('profile.cancel')}
        </Button>
      </div>
    </form>
  )
}

async function registerProfile(values: ProfileValues): Promise<void> {
  const { firstName, lastName, email, loginPassword } = values
  await register({ ...profileBody(values), firstName, lastName, email, loginPassword })
  await signIn({ loginId: email, loginPassword })
  showToast({ kind: 'good', text: say('registered', { shop: t('account.shop') }) })
}

async function updateProfile(values: ProfileValues): Promise<void> {
  await updateCustomer(profileBody(values))
  await queryClient.invalidateQueries({ queryKey: session().queryKey })
  announce(say('profileSaved'))
}

function AboutYou({ form, isNew }: { form: ProfileFormState; isNew: boolean }) {
  return (
    <fieldset>
      <legend>{t('profile.aboutYou')}</legend>
      <div className="two-columns">
        <NameFields
          first={{ label: t('profile.firstName'), field: form.field('firstName') }}
          last={{ label: t('profile.lastName'), field: form.field('lastName') }}
        />
        <EmailField
          label={t('profile.email')}
          hint={t(isNew ? 'login.emailHint' : 'profile.emailFixed')}
          readOnly={!isNew}
          field={form.field('email')}
        />
        {isNew && (
          <PasswordField
            label={t('profile.loginPassword')}
            hint={t('checkout.passwordHint', { count: MIN_PASSWORD })}
            autoComplete="new-password"
            {...form.field('loginPassword')}
          />
        )}
        <PhoneField label={t('profile.phone')} field={form.field('phone1')} />
        <TextField
          label={t('profile.profession')}
          optional={t('common.optional')}
          autoComplete="organization-title"
          {...form.field('profession')}
        />
        <SelectField
          label={t('profile.bestWay')}
          optional={t('common.optional')}
          placeholder={t('common.choose')}
          options={BEST_WAY_CHOICES.map((way) => ({ value: way, label: t(`profile.way.${way}`) }))}
          {...form.field('bestWay')}
        />
        <div className="full">
          <label className="check">
            <input type="checkbox" {...form.checkbox('businessFlag')} />
            {t('profile.business')}
          </label>
          <label className="check">
            <input type="checkbox" {...form.checkbox('salesRep')} />
            {t('profile.salesRep')}
          </label>
        </div>
      </div>
    </fieldset>
  )
}
