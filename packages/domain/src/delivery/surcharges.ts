import { type Cents, sum } from '../money/money.ts'
import {
  type DispatchRules,
  goesByFreight,
  poundsOfPiece,
  type TravelFacts,
} from './delivery-rules.ts'
import { type Destination, type ShippingZone, shippingZoneAt } from './shipping-zones.ts'

/** From so many pounds of parcels on it costs so much more. */
export interface WeightStep {
  fromPounds: number
  costCents: Cents
}

/** What heavy and large goods cost on top of shipping by subtotal; what the owner has not set costs nothing. */
export interface Surcharges {
  /** Heaviest first. */
  weightSteps: readonly WeightStep[]
  /** For each oversize piece. */
  oversizeCents: Cents
  /** For each piece that goes by freight. */
  freightCents: Cents
}

/** Those of a shipping zone, by its name. */
export interface ZoneSurcharges extends Surcharges {
  zone: string
}

/** The specification knows shipping by subtotal alone: as a shop begins, weight and size cost nothing. */
export const NO_SURCHARGES: Surcharges = { weightSteps: [], oversizeCents: 0, freightCents: 0 }

/** How heavy and how large goods are, as far as products do not say so themselves. */
export interface GoodsSizes {
  /** What one product of a kind weighs that states no weight. */
  kindPounds: readonly { kind: string; pounds: number }[]
  /** Kinds of goods too large for the price of a parcel, and whatever weighs more than so many pounds (null: none). */
  oversizeKinds: readonly string[]
  oversizeOverPounds: number | null
}

export const DEFAULT_GOODS_SIZES: GoodsSizes = {
  kindPounds: [],
  oversizeKinds: [],
  oversizeOverPounds: null,
}

interface SurchargeRules {
  /** Of the United States outside of all zones. */
  surcharges: Surcharges
  zoneSurcharges: readonly ZoneSurcharges[]
  shippingZones: readonly ShippingZone[]
}

/** The surcharges of a place: those of its zone, which may have none, as its tiers are those of its zone. */
export function surchargesTo(
  place: Destination,
  { surcharges, zoneSurcharges, shippingZones }: SurchargeRules,
): Surcharges {
  const zone = shippingZoneAt(place, shippingZones)
  if (!zone) return surcharges
  return zoneSurcharges.find((one) => one.zone === zone.name) ?? NO_SURCHARGES
}

/** Some pieces that are sent. */
export interface SentLine {
  facts: TravelFacts
  quantity: number
}

/** What some goods cost on top, in cents, and what of them it is for. */
export interface Surcharged {
  /** Of the parcels together; what goes by freight is in none. */
  pounds: number
  weightCents: Cents
  oversizePieces: number
  oversizeCents: Cents
  freightPieces: number
  freightCents: Cents
}

interface Charging {
  dispatchRules: DispatchRules
  goodsSizes: GoodsSizes
  /** Of the place they go to. */
  surcharges: Surcharges
}

/**
 * What these goods cost on top of shipping by subtotal. What goes by freight costs its price by the piece and counts by
 * neither weight nor size; what is oversize counts by weight too.
 */
export function surchargesOn(
  lines: readonly SentLine[],
  { dispatchRules, goodsSizes, surcharges }: Charging,
): Surcharged {
  const { kindPounds } = goodsSizes
  const [freight, parcels] = parted(lines, ({ facts }) =>
    goesByFreight(facts, dispatchRules, kindPounds),
  )
  const [oversize] = parted(parcels, ({ facts }) => isOversize(facts, goodsSizes))
  const pounds = rounded(
    sum(parcels.map(({ facts, quantity }) => poundsOfPiece(facts, kindPounds) * quantity)),
  )
  const step = surcharges.weightSteps.find(({ fromPounds }) => pounds >= fromPounds)
  const oversizePieces = pieces(oversize)
  const freightPieces = pieces(freight)
  return {
    pounds,
    weightCents: step?.costCents ?? 0,
    oversizePieces,
    oversizeCents: oversizePieces * surcharges.oversizeCents,
    freightPieces,
    freightCents: freightPieces * surcharges.freightCents,
  }
}

/** All of it together, in cents. */
export const surchargeTotal = ({ weightCents, oversizeCents, freightCents }: Surcharged): Cents =>
  weightCents + oversizeCents + freightCents

function isOversize(
  facts: TravelFacts,
  { kindPounds, oversizeKinds, oversizeOverPounds }: GoodsSizes,
): boolean {
  if (facts.kindKey !== null && oversizeKinds.includes(facts.kindKey)) return true
  return oversizeOverPounds !== null && poundsOfPiece(facts, kindPounds) > oversizeOverPounds
}

const pieces = (lines: readonly SentLine[]) => sum(lines.map(({ quantity }) => quantity))

/** To thousandths, so that ten pieces of 0.1 pounds reach the step of one pound. */
const rounded = (pounds: number) => Math.round(pounds * 1000) / 1000

function parted<One>(all: readonly One[], isFirst: (one: One) => boolean): [One[], One[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))]
}
