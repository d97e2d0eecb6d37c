import type { SettingsWire } from '@mendwell/contract/shop/settings'
import { says } from '@mendwell/contract/wire/validation-messages'
import * as z from 'zod/mini'
import { RatesForm, ratesOf, type TypedRate, typedRates } from './rates-form.ts'

type Zone = SettingsWire['shippingZones'][number]

/** A zone as typed; without rates if nothing ships there. */
interface TypedZone {
  name: string
  countries: string[]
  states: string[]
  tiers: TypedRate[]
}

export const NEW_ZONE: TypedZone = { name: '', countries: [], states: [], tiers: [] }

export const typedZones = (zones: readonly Zone[]): TypedZone[] =>
  zones.map(({ name, countries, states, tiers }) => ({
    name,
    countries: [...countries],
    states: [...states],
    tiers: typedRates(tiers),
  }))

/** Converts a validated form to wire format. */
export const zonesOf = (zones: readonly TypedZone[]): Zone[] =>
  zones.map(({ name, tiers, ...places }) => ({
    ...places,
    name: name.trim(),
    tiers: ratesOf(tiers),
  }))

const TypedZone = z
  .object({
    name: z.string().check(z.trim(), z.minLength(1, says('zoneNameRequired'))),
    countries: z.array(z.string()),
    states: z.array(z.string()),
    tiers: RatesForm,
  })
  .check(
    z.refine(({ countries, states }) => countries.length + states.length > 0, {
      error: says('zonePlaceRequired'),
      path: ['countries'],
    }),
  )

export const ShippingZonesForm = z.object({ shippingZones: z.array(TypedZone) })
