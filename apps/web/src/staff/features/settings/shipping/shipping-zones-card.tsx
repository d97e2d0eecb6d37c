import { Button, Input, MultiSelect, TextInput } from '@mantine/core'
import { EMBARGOED_COUNTRIES } from '@mendwell/domain/delivery/shipping-zones'
import { useKnownPlaces } from '../../../../components/places/use-known-places.ts'
import { useCheckedForm } from '../../../../lib/forms/use-checked-form.ts'
import formStyles from '../../../components/forms/form.module.css'
import { type CardProps, SettingCard } from '../../../components/forms/setting-card.tsx'
import { RateRows } from './rate-rows.tsx'
import { NEW_ZONE, ShippingZonesForm, typedZones, zonesOf } from './shipping-zones-form.ts'

type TypedZone = ReturnType<typeof typedZones>[number]

/** Where else the shop ships, at separate rates, and where it does not. */
export function ShippingZonesCard({ values }: CardProps) {
  const form = useCheckedForm({
    initialValues: { shippingZones: typedZones(values.shippingZones) },
    schema: ShippingZonesForm,
    fields: ['shippingZones'],
  })
  const places = usePlaces()
  const zones = form.values.shippingZones
  const { error } = form.field('shippingZones')
  const change = (at: number, part: Partial<TypedZone>) =>
    form.set({
      shippingZones: zones.map((zone, index) => (index === at ? { ...zone, ...part } : zone)),
    })
  return (
    <SettingCard
      title="Where you ship"
      form={form}
      wireOf={({ shippingZones }) => ({ shippingZones: zonesOf(shippingZones) })}
    >
      <p className="muted">
        The rates for shipping and handling are for the United States. Other countries can order
        only if a zone names them. A zone without rates is one you do not ship to, such as states
        that are too far.
      </p>
      {zones.map((zone, at) => (
        // Zones have no id; they are identified by their index.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <fieldset key={at} className={formStyles.fieldGroup}>
          <legend>{zone.name || 'New zone'}</legend>
          <TextInput label="Name" {...form.cell(`shippingZones.${at}.name`)} />
          <MultiSelect
            label="Countries"
            data={places.countries}
            searchable
            nothingFoundMessage="No such country, or one under embargo"
            {...form.cell(`shippingZones.${at}.countries`)}
            value={zone.countries}
            onChange={(codes) => change(at, { countries: codes })}
          />
          <MultiSelect
            label="States of the United States"
            data={places.states}
            searchable
            nothingFoundMessage="No such state"
            value={zone.states}
            onChange={(codes) => change(at, { states: codes })}
          />
          <RateRows
            label={`Rates of ${zone.name || 'the new zone'}`}
            rates={zone.tiers}
            onChange={(tiers) => change(at, { tiers })}
            form={form}
            path={`shippingZones.${at}.tiers`}
          />
          <Button
            variant="outline"
            onClick={() => form.set({ shippingZones: zones.filter((_, index) => index !== at) })}
          >
            Remove {zone.name || 'new zone'}
          </Button>
        </fieldset>
      ))}
      {error && (
        <Input.Error id={form.idOf('shippingZones')} tabIndex={-1}>
          {error}
        </Input.Error>
      )}
      <Button variant="outline" onClick={() => form.set({ shippingZones: [...zones, NEW_ZONE] })}>
        Add a zone
      </Button>
    </SettingCard>
  )
}

/** What zones can contain; the shop's own rates cover the United States. */
function usePlaces() {
  const { others, states } = useKnownPlaces()
  return {
    countries: others
      .filter(({ countryCode }) => !EMBARGOED_COUNTRIES.includes(countryCode))
      .map(({ countryCode, name }) => ({ value: countryCode, label: name })),
    states: states.map(({ stateCode, name }) => ({ value: stateCode, label: name })),
  }
}
