import { Button, Input, MultiSelect, Select, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { staffKinds } from '../../../../api/staff/kinds.ts'
import { useCheckedForm } from '../../../../lib/forms/use-checked-form.ts'
import { type CardProps, SettingCard } from '../../../components/forms/setting-card.tsx'
import { NEW_KIND, SizesForm, sizesOf, type TypedKindWeight, typedSizes } from './sizes-form.ts'
import styles from './surcharges.module.css'
import { kilogramsOf } from './surcharges-form.ts'

/** The assumed weight of goods without one, and which are oversize. */
export function SizesCard({ values }: CardProps) {
  const kinds = (useQuery(staffKinds()).data ?? []).map(({ kindKey, name }) => ({
    value: kindKey,
    label: name,
  }))
  const form = useCheckedForm({
    initialValues: typedSizes(values.goodsSizes),
    schema: SizesForm,
    fields: ['oversizeOverPounds', 'kindWeights'],
  })
  const { kindWeights, oversizeKinds, oversizeOverPounds } = form.values
  const { error } = form.field('kindWeights')
  const change = (at: number, part: Partial<TypedKindWeight>) =>
    form.set({
      kindWeights: kindWeights.map((one, index) => (index === at ? { ...one, ...part } : one)),
    })
  return (
    <SettingCard
      title="Weights and sizes"
      form={form}
      wireOf={(typed) => ({ goodsSizes: sizesOf(typed) })}
    >
      <p className="muted">
        A product that states no weight weighs what you enter for its kind. What goes by freight is
        set under Delivery dates.
      </p>
      <TextInput
        label="Oversize is what weighs more than, in pounds (optional)"
        description={kilogramsOf(oversizeOverPounds)}
        inputMode="decimal"
        {...form.field('oversizeOverPounds')}
      />
      <MultiSelect
        label="Kinds that are oversize"
        description="Type to find one"
        data={kinds}
        searchable
        nothingFoundMessage="No such kind"
        value={oversizeKinds}
        onChange={(keys) => form.set({ oversizeKinds: keys })}
      />
      {kindWeights.map((row, at) => (
        // Rows have no id; they are identified by their index.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={at} className={styles.step}>
          <Select
            label="Kind"
            description="Type to find one"
            data={kinds}
            searchable
            nothingFoundMessage="No such kind"
            value={row.kind || null}
            onChange={(kind) => change(at, { kind: kind ?? '' })}
          />
          <TextInput
            label="Weighs, in pounds"
            description={kilogramsOf(row.pounds) || 'One piece'}
            inputMode="decimal"
            value={row.pounds}
            onChange={(event) => change(at, { pounds: event.currentTarget.value })}
          />
          <Button
            variant="outline"
            aria-label={`Remove weight ${at + 1}`}
            onClick={() =>
              form.set({ kindWeights: kindWeights.filter((_, index) => index !== at) })
            }
          >
            Remove
          </Button>
        </div>
      ))}
      {error && (
        <Input.Error id={form.idOf('kindWeights')} tabIndex={-1}>
          {error}
        </Input.Error>
      )}
      <Button
        variant="outline"
        onClick={() => form.set({ kindWeights: [...kindWeights, NEW_KIND] })}
      >
        Add the weight of a kind
      </Button>
    </SettingCard>
  )
}
