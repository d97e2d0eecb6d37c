import { type Cents, sum } from '../money/money.ts'
import {
  type DispatchRules,
  goesByFreight,
  poundsOfPiece,
  type TravelFacts,
} from './delivery-rules.ts'
import { type Destination, type ShippingZone, shippingZoneAt } from './shipping-zones.ts'

/** The surcharge for parcels from this many pounds on. */
export interface WeightStep {
  fromPounds: number
  costCents: Cents
}

/** What heavy and large goods cost in addition to shipping by subtotal; free unless the owner sets it. */
export interface Surcharges {
  /** Heaviest first. */
  weightSteps: readonly WeightStep[]
  /** Per oversize piece. */
  oversizeCents: Cents
  /** Per piece that ships by freight. */
  freightCents: Cents
}

/** By name of the shipping zone. */
export interface ZoneSurcharges extends Surcharges {
  zone: string
}

/** The specification only has shipping by subtotal: by default, weight and size cost nothing. */
export const NO_SURCHARGES: Surcharges = { weightSteps: [], oversizeCents: 0, freightCents: 0 }

/** Weights and sizes of goods whose products do not state them. */
export interface GoodsSizes {
  /** The weight of one product of a kind that states none. */
  kindPounds: readonly { kind: string; pounds: number }[]
  /** Kinds of goods too large for the parcel price, and anything heavier than this many pounds (null: no limit). */
  oversizeKinds: readonly string[]
  oversizeOverPounds: number | null
}

export const DEFAULT_GOODS_SIZES: GoodsSizes = {
  kindPounds: [],
  oversizeKinds: [],
  oversizeOverPounds: null,
}

interface SurchargeRules {
  /** For the United States outside all zones. */
  surcharges: Surcharges
  zoneSurcharges: readonly ZoneSurcharges[]
  shippingZones: readonly ShippingZone[]
}

/** The surcharges of a place: those of its zone, which may have none, just as its tiers are those of its zone. */
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

/** The surcharges of some goods, in cents, and their parts. */
export interface Surcharged {
  /** Of the parcels together; freight is not included. */
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
  /** For their destination. */
  surcharges: Surcharges
}

/**
 * What these goods cost in addition to shipping by subtotal. Freight is charged per piece and counts toward neither
 * weight nor size; oversize goods count toward weight too.
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

/** In total, in cents. */
export const surchargeTotal = ({ weightCents, oversizeCents, freightCents }: Surcharged): Cents =>
  weightCents + oversizeCents + freightCents

/** The part for oversize and freight goods, in cents; weight belongs to the ordinary parcels. */
export const bulkyTotal = ({ oversizeCents, freightCents }: Surcharged): Cents =>
  oversizeCents + freightCents

/** Whether a piece is too large for the parcel price. */
export function isOversize(
  facts: TravelFacts,
  { kindPounds, oversizeKinds, oversizeOverPounds }: GoodsSizes,
): boolean {
  if (facts.kindKey !== null && oversizeKinds.includes(facts.kindKey)) return true
  return oversizeOverPounds !== null && poundsOfPiece(facts, kindPounds) > oversizeOverPounds
}

const pieces = (lines: readonly SentLine[]) => sum(lines.map(({ quantity }) => quantity))

/** To thousandths, so that ten pieces of 0.1 pounds reach the one-pound step. */
const rounded = (pounds: number) => Math.round(pounds * 1000) / 1000

function parted<One>(all: readonly One[], isFirst: (one: One) => boolean): [One[], One[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))]
}
