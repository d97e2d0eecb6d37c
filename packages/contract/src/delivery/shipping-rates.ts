import { EMBARGOED_COUNTRIES } from '@mendwell/domain/delivery/shipping-zones'
import { isStateCode } from '@mendwell/domain/places/us-postal-codes'
import * as z from 'zod/mini'
import { Money, required } from '../wire/shapes.ts'
import { says } from '../wire/validation-messages.ts'

const isApart = (values: readonly unknown[]) => new Set(values).size === values.length

/** Shipping tiers by subtotal; from `from` on it costs `cost`. */
const Tier = z.object({ from: Money, cost: Money })
type Tiers = z.output<typeof Tier>[]

const startsAtZero = (tiers: Tiers) => tiers.some(({ from }) => from === 0)
const hasDifferentSteps = (tiers: Tiers) => isApart(tiers.map(({ from }) => from))

export const ShippingTiers = z
  .array(Tier)
  .check(
    z.minLength(1, says('rateStepRequired')),
    z.maxLength(20),
    z.refine(startsAtZero, says('rateStepFromZero')),
    z.refine(hasDifferentSteps, says('rateStepTwice')),
  )

const CountryCode = z.string().check(
  z.regex(/^[A-Z]{2}$/, says('countryCodeExpected')),
  z.refine((code) => code !== 'US', says('zoneOfHome')),
  z.refine((code) => !EMBARGOED_COUNTRIES.includes(code), says('countryEmbargoed')),
)

/** See domain/delivery/shipping-zones.ts. */
const ShippingZone = z
  .object({
    name: required('zoneNameRequired', 60),
    countries: z.array(CountryCode).check(z.maxLength(250)),
    states: z
      .array(z.string().check(z.refine(isStateCode, says('zoneStateExpected'))))
      .check(z.maxLength(100)),
    /** Empty: nothing ships there. */
    tiers: z.array(Tier).check(
      z.maxLength(20),
      z.refine((tiers) => tiers.length === 0 || startsAtZero(tiers), says('rateStepFromZero')),
      z.refine(hasDifferentSteps, says('rateStepTwice')),
    ),
  })
  .check(
    z.refine(
      ({ countries, states }) => countries.length + states.length > 0,
      says('zonePlaceRequired'),
    ),
  )

export const ShippingZones = z.array(ShippingZone).check(
  z.maxLength(50),
  z.refine((zones) => isApart(zones.map(({ name }) => name)), says('zoneNameTwice')),
  z.refine((zones) => isApart(zones.flatMap(({ countries }) => countries)), says('placeTwice')),
  z.refine((zones) => isApart(zones.flatMap(({ states }) => states)), says('placeTwice')),
)
