import { EMBARGOED_COUNTRIES } from '@mendwell/domain/delivery/shipping-zones'
import { isStateCode } from '@mendwell/domain/places/us-postal-codes'
import * as z from 'zod/mini'
import { line, Money, required } from '../wire/shapes.ts'
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

const Pounds = z.number().check(z.gt(0), z.lte(10_000))

/** See domain/delivery/surcharges.ts: the surcharges for heavy and large goods. */
export const Surcharges = z.object({
  weightSteps: z.array(z.object({ fromPounds: Pounds, cost: Money })).check(
    z.maxLength(20),
    z.refine(
      (steps) => isApart(steps.map(({ fromPounds }) => fromPounds)),
      says('weightStepTwice'),
    ),
  ),
  /** Per piece. */
  oversize: Money,
  freight: Money,
})

/** By name of the shipping zone. */
export const ZoneSurcharges = z
  .array(z.extend(Surcharges, { zone: required('zoneNameRequired', 60) }))
  .check(
    z.maxLength(50),
    z.refine((zones) => isApart(zones.map(({ zone }) => zone)), says('zoneNameTwice')),
  )

export const GoodsSizes = z.object({
  kindPounds: z.array(z.object({ kind: line(120), pounds: Pounds })).check(
    z.maxLength(500),
    z.refine((kinds) => isApart(kinds.map(({ kind }) => kind)), says('kindTwice')),
  ),
  oversizeKinds: z.array(line(120)).check(z.maxLength(500)),
  oversizeOverPounds: z.nullable(Pounds),
})

/** The surcharges of some goods for weight and size. */
export const SurchargedGoods = z.object({
  /** Of all parcels together, in pounds. */
  pounds: z.number(),
  weight: Money,
  oversizePieces: z.int(),
  oversize: Money,
  freightPieces: z.int(),
  freight: Money,
  /** In total. */
  total: Money,
})
export type SurchargedGoods = z.output<typeof SurchargedGoods>

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
