import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { shopConfig } from '../../../api/shop.ts'
import type { CheckedForm } from '../../../lib/forms/use-checked-form.ts'
import formStyles from '../../components/forms/form.module.css'

/** The period in which a text is shown, as typed: minutes in the shop's time zone, '' for none. */
export interface TypedTimes {
  showsFrom: string
  showsUntil: string
}

/** Its two fields. */
export function TimeFields<Values extends TypedTimes>({ form }: { form: CheckedForm<Values> }) {
  const zone = useQuery(shopConfig()).data?.timeZone
  return (
    <div className={formStyles.twoFields}>
      <TextInput
        label="Shown from (optional)"
        type="datetime-local"
        description={zone && `By the shop's clock (${zone})`}
        {...form.field('showsFrom')}
      />
      <TextInput
        label="Shown until (optional)"
        type="datetime-local"
        description="It is taken down automatically"
        {...form.field('showsUntil')}
      />
    </div>
  )
}
