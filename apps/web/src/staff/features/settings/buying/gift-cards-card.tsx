import { TextInput } from '@mantine/core'
import { useCheckedForm } from '../../../../lib/forms/use-checked-form.ts'
import { type CardProps, SettingCard } from '../../../components/forms/setting-card.tsx'
import { amountsOf, GiftCardsForm } from './buying-forms.ts'

/** Which gift cards shoppers can buy. */
export function GiftCardsCard({ values: { giftCardRules } }: CardProps) {
  const { amounts, min, max } = giftCardRules
  const form = useCheckedForm({
    initialValues: {
      giftAmounts: amounts.join(', '),
      giftLeast: String(min),
      giftMost: String(max),
    },
    schema: GiftCardsForm,
    fields: ['giftAmounts', 'giftLeast', 'giftMost'],
  })
  return (
    <SettingCard
      title="Gift cards in the shop"
      form={form}
      wireOf={({ giftAmounts, giftLeast, giftMost }) => ({
        giftCardRules: {
          amounts: amountsOf(giftAmounts),
          min: Number(giftLeast),
          max: Number(giftMost),
        },
      })}
    >
      <TextInput
        label="Gift card amounts to choose from, in dollars"
        description="Such as 25, 50, 100. Leave empty to sell none online."
        inputMode="decimal"
        {...form.field('giftAmounts')}
      />
      <TextInput
        label="Least other amount of a gift card, in dollars"
        inputMode="numeric"
        {...form.field('giftLeast')}
      />
      <TextInput
        label="Most other amount of a gift card, in dollars"
        inputMode="numeric"
        {...form.field('giftMost')}
      />
    </SettingCard>
  )
}
