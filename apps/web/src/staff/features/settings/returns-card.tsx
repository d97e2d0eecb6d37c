import { Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts'
import formStyles from '../../components/forms/form.module.css'
import { type CardProps, SettingCard } from '../../components/forms/setting-card.tsx'
import { HygieneField } from './hygiene-field.tsx'
import { ReturnsForm } from './settings-forms.ts'

/** The return policy that the shop checks when a shopper requests a return. */
export function ReturnsCard({ values }: CardProps) {
  const { returnRules } = values
  const { saleItemsAreFinal, openedRefused } = returnRules
  const form = useCheckedForm({
    initialValues: {
      refundDays: String(returnRules.refundDays),
      exchangeDays: String(returnRules.exchangeDays),
      maxQuantity: String(returnRules.maxQuantity),
      restorationFee: String(returnRules.restorationFee),
      saleItemsAreFinal,
      openedRefused,
      reclaimOnReturn: values.reclaimOnReturn,
    },
    schema: ReturnsForm,
    fields: ['refundDays', 'exchangeDays', 'maxQuantity', 'restorationFee'],
  })
  const [hygieneCategoryIds, setHygiene] = useState(returnRules.hygieneCategoryIds)
  return (
    <SettingCard
      title="Returns"
      form={form}
      wireOf={({
        refundDays,
        exchangeDays,
        maxQuantity,
        restorationFee,
        reclaimOnReturn,
        ...rest
      }) => ({
        returnRules: {
          ...returnRules,
          ...rest,
          hygieneCategoryIds,
          refundDays: Number(refundDays),
          exchangeDays: Number(exchangeDays),
          maxQuantity: Number(maxQuantity),
          restorationFee: Number(restorationFee),
        },
        reclaimOnReturn,
      })}
    >
      <div className={formStyles.twoFields}>
        <TextInput label="Days for a refund" inputMode="numeric" {...form.field('refundDays')} />
        <TextInput
          label="Days for a replacement"
          inputMode="numeric"
          {...form.field('exchangeDays')}
        />
        <TextInput
          label="Maximum quantity per return"
          inputMode="numeric"
          {...form.field('maxQuantity')}
        />
        <TextInput
          label="Restoration fee in percent"
          inputMode="decimal"
          {...form.field('restorationFee')}
        />
      </div>
      <Checkbox label="Sale items are final" {...form.checkbox('saleItemsAreFinal')} />
      <Checkbox label="Opened items are not accepted" {...form.checkbox('openedRefused')} />
      <Checkbox
        label="Take back discounts that are no longer earned"
        description="If what the shopper keeps no longer meets the minimum of a promotion, its discount on what they keep is taken off the refund. The shopper sees it before sending the return."
        {...form.checkbox('reclaimOnReturn')}
      />
      <HygieneField value={hygieneCategoryIds} onChange={setHygiene} />
    </SettingCard>
  )
}
