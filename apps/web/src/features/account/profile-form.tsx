import { MIN_PASSWORD } from '@mendwell/contract/customers'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { register, updateCustomer } from '../../api/customers.ts'
import { queryClient } from '../../api/query-client.ts'
import { type CustomerAnswer, session, signIn } from '../../api/sessions.ts'
import { PasswordField } from '../../components/password-field.tsx'
import { paths } from '../../lib/paths.ts'
import { say, t } from '../../lib/texts.ts'
import { useCheckedForm } from '../../lib/use-checked-form.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast.tsx'
import { FormRefusal } from './form-refusal.tsx'
import { ProfileAddresses } from './profile-addresses.tsx'
import {
  BEST_WAY_CHOICES,
  PROFILE_FIELDS,
  type ProfileValues,
  profileBody,
  profileSchema,
  profileValues,
} from './profile-values.ts'
import { useSending } from './use-sending.ts'

interface ProfileFormProps {
  /** Null registers somebody new. */
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
      onSaved()
    })
  return (
    <form className="profile" noValidate onSubmit={form.submit(save)}>
      <ErrorSummary
        title={t('common.thereIsAProblem')}
        entries={form.summary}
        attempt={form.attempt}
      />
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

export type ProfileFormState = ReturnType<typeof useProfileForm>

function useProfileForm(customer: CustomerAnswer | null) {
  const initialValues = profileValues(customer)
  const [billingIsSame, setBillingIsSame] = useState(initialValues.billingIsSame)
  return useCheckedForm<ProfileValues>({
    initialValues,
    schema: profileSchema(customer === null, billingIsSame),
    fields: PROFILE_FIELDS,
    onValuesChange: (values) => setBillingIsSame(values.billingIsSame),
  })
}

async function registerProfile(values: ProfileValues): Promise<void> {
  const { firstName, lastName, email, loginPassword } = values
  await register({ ...profileBody(values), firstName, lastName, email, loginPassword })
  await signIn({ loginId: email, loginPassword })
  showToast({ kind: 'ok', text: say('registered', { shop: t('account.shop') }) })
}

async function updateProfile(values: ProfileValues): Promise<void> {
  await updateCustomer(profileBody(values))
  await queryClient.invalidateQueries({ queryKey: session().queryKey })
  showToast({ kind: 'ok', text: say('profileSaved') })
}

function AboutYou({ form, isNew }: { form: ProfileFormState; isNew: boolean }) {
  return (
    <fieldset>
      <legend>{t('profile.aboutYou')}</legend>
      <div className="grid2">
        <TextField
          label={t('profile.firstName')}
          autoComplete="given-name"
          autoCorrect="off"
          {...form.field('firstName')}
        />
        <TextField
          label={t('profile.lastName')}
          autoComplete="family-name"
          autoCorrect="off"
          {...form.field('lastName')}
        />
        <TextField
          label={t('profile.email')}
          hint={t(isNew ? 'login.emailHint' : 'profile.emailFixed')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={!isNew}
          {...form.field('email')}
        />
        {isNew && (
          <PasswordField
            label={t('profile.loginPassword')}
            hint={t('checkout.passwordHint', { count: MIN_PASSWORD })}
            autoComplete="new-password"
            {...form.field('loginPassword')}
          />
        )}
        <TextField
          label={t('profile.phone')}
          hint={t('cart.phoneHint')}
          type="tel"
          autoComplete="tel"
          {...form.field('phone1')}
        />
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
