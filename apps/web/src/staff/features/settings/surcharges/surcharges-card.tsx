import { Button, Input, TextInput } from '@mantine/core'
import { useCheckedForm } from '../../../../lib/forms/use-checked-form.ts'
import formStyles from '../../../components/forms/form.module.css'
import { type CardProps, SettingCard } from '../../../components/forms/setting-card.tsx'
import styles from './surcharges.module.css'
import {
  kilogramsOf,
  NEW_STEP,
  placeName,
  SurchargesForm,
  type TypedSurcharges,
  typedPlaces,
  wireOfPlaces,
} from './surcharges-form.ts'

/** What heavy and large goods cost in addition to shipping and handling, by place. */
export function SurchargesCard({ values }: CardProps) {
  const form = useCheckedForm({
    initialValues: { places: typedPlaces(values) },
    schema: SurchargesForm,
    fields: ['places'],
  })
  const { places } = form.values
  const { error } = form.field('places')
  const change = (at: number, part: Partial<TypedSurcharges>) =>
    form.set({ places: places.map((one, index) => (index === at ? { ...one, ...part } : one)) })
  return (
    <SettingCard
      title="Heavy and large goods"
      form={form}
      wireOf={(typed) => wireOfPlaces(typed.places)}
    >
      <p className="muted">
        Added to shipping and handling, and shown on the product page, in the cart and at checkout.
        Empty fields add nothing. Pickup in the store never costs more.
      </p>
      {places.map((place, at) => (
        <PlaceFields key={place.zone} place={place} onChange={(part) => change(at, part)} />
      ))}
      {error && (
        <Input.Error id={form.idOf('places')} tabIndex={-1}>
          {error}
        </Input.Error>
      )}
    </SettingCard>
  )
}

interface PlaceFieldsProps {
  place: TypedSurcharges
  onChange: (part: Partial<TypedSurcharges>) => void
}

function PlaceFields({ place: { zone, steps, oversize, freight }, onChange }: PlaceFieldsProps) {
  const changeStep = (at: number, part: Partial<(typeof steps)[number]>) =>
    onChange({ steps: steps.map((one, index) => (index === at ? { ...one, ...part } : one)) })
  return (
    <fieldset className={formStyles.fieldGroup}>
      <legend>{placeName(zone)}</legend>
      <div className={formStyles.twoFields}>
        <TextInput
          label="For each oversize piece, in dollars"
          inputMode="decimal"
          value={oversize}
          onChange={(event) => onChange({ oversize: event.currentTarget.value })}
        />
        <TextInput
          label="For each piece by freight, in dollars"
          inputMode="decimal"
          value={freight}
          onChange={(event) => onChange({ freight: event.currentTarget.value })}
        />
      </div>
      {steps.map((step, at) => (
        // Steps have no id; they are identified by their index.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={at} className={styles.step}>
          <TextInput
            label="From pounds"
            description={kilogramsOf(step.pounds) || 'All parcels of an order together'}
            inputMode="decimal"
            value={step.pounds}
            onChange={(event) => changeStep(at, { pounds: event.currentTarget.value })}
          />
          <TextInput
            label="Adds, in dollars"
            description="For the whole order"
            inputMode="decimal"
            value={step.cost}
            onChange={(event) => changeStep(at, { cost: event.currentTarget.value })}
          />
          <Button
            variant="outline"
            aria-label={`Remove step ${at + 1} of ${placeName(zone)}`}
            onClick={() => onChange({ steps: steps.filter((_, index) => index !== at) })}
          >
            Remove
          </Button>
        </div>
      ))}
      <Button
        variant="outline"
        aria-label={`Add a weight step to ${placeName(zone)}`}
        onClick={() => onChange({ steps: [...steps, NEW_STEP] })}
      >
        Add a weight step
      </Button>
    </fieldset>
  )
}
