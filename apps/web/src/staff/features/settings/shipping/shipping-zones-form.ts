import type { SettingsWire } from '@mendwell/contract/shop/settings'
import { says } from '@mendwell/contract/wire/validation-messages'
import * as z from 'zod/mini'
import { tiersOf, typedTiers } from './rates-form.ts'

type Zone = SettingsWire['shippingZones'][number]

/** A zone as it is typed: its rates are lines such as '50: 15', none where nothing is sent. */
interface TypedZone {
  name: string
  countries: string[]
  states: string[]
  rates: string
}

export const NEW_ZONE: TypedZone = { name: '', countries: [], states: [], rates: '' }

export const typedZones = (zones: readonly Zone[]): TypedZone[] =>
  zones.map(({ name, countries, states, tiers }) => ({
    name,
    countries: [...countries],
    states: [...states],
    rates: typedTiers(tiers),
  }))

/** What a checked form holds, in the shape of the wire. */
export const zonesOf = (zones: readonly TypedZone[]): Zone[] =>
  zones.map(({ name, countries, states, rates }) => ({
    name: name.trim(),
    countries,
    states,
    tiers: tiersOf(rates) ?? [],
  }))

/** What is wrong with a zone, by its name; undefined where nothing is. */
function problemOf({ name, countries, states, rates }: TypedZone): string | undefined {
  const zone = name.trim()
  if (!zone) return says('zoneNameRequired')
  if (countries.length + states.length === 0) return says('zoneNeedsPlace', { zone })
  if (!rates.trim()) return undefined
  const tiers = tiersOf(rates)
  if (!tiers) return says('zoneRatePerLine', { zone })
  return tiers.some(({ from }) => from === 0) ? undefined : says('zoneRateFromZero', { zone })
}

const Typed = z.array(
  z.object({
    name: z.string(),
    countries: z.array(z.string()),
    states: z.array(z.string()),
    rates: z.string(),
  }),
)

export const ShippingZonesForm = z.object({
  shippingZones: Typed.check((context) => {
    const message = context.value.map(problemOf).find((problem) => problem !== undefined)
    if (message) context.issues.push({ code: 'custom', message, input: context.value })
  }),
})
