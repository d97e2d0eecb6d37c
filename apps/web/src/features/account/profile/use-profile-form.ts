import { useState } from 'react'
import type { CustomerAnswer } from '../../../api/sessions.ts'
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { readProfileDraft, storeProfileDraft } from './profile-draft.ts'
import {
  PROFILE_FIELDS,
  type ProfileValues,
  profileSchema,
  profileValues,
} from './profile-values.ts'

export type ProfileFormState = ReturnType<typeof useProfileForm>

/** The fields of Registration (null) or Edit Profile, including what was typed before a reload. */
export function useProfileForm(customer: CustomerAnswer | null) {
  const custId = customer?.custId ?? 0
  const initialValues = profileValues(customer)
  const [draft] = useState(() => readProfileDraft(custId, initialValues))
  const [billingIsSame, setBillingIsSame] = useState(
    draft.billingIsSame ?? initialValues.billingIsSame,
  )
  return useCheckedForm<ProfileValues>({
    initialValues,
    draft,
    schema: profileSchema(customer === null, billingIsSame),
    fields: PROFILE_FIELDS,
    onValuesChange: (values) => {
      setBillingIsSame(values.billingIsSame)
      storeProfileDraft(custId, values)
    },
  })
}
