import type { SettingsWire } from '@mendwell/contract/shop/settings'
import { says } from '@mendwell/contract/wire/validation-messages'
import { kilogramsOfPounds } from '@mendwell/domain/orders/parcels/weight'
import * as z from 'zod/mini'

type Surcharges = SettingsWire['surcharges']

/** Without a zone: the United States outside all zones. */
export const HOME = ''

/** The maximum in dollars, and the heaviest in pounds. */
const MOST_DOLLARS = 100_000
const MOST_POUNDS = 10_000

/** Prices of a place as typed; empty means free. */
export interface TypedSurcharges {
  zone: string
  steps: { pounds: string; cost: string }[]
  oversize: string
  freight: string
}

export const NEW_STEP = { pounds: '', cost: '' }

/** One group of fields for the United States, and one for each zone that the shop ships to. */
export const typedPlaces = ({
  surcharges,
  zoneSurcharges,
  shippingZones,
}: SettingsWire): TypedSurcharges[] => [
  typed(HOME, surcharges),
  ...shippingZones
    .filter(
      ({ name, tiers }) => tiers.length > 0 || zoneSurcharges.some(({ zone }) => zone === name),
    )
    .map(({ name }) =>
      typed(
        name,
        zoneSurcharges.find(({ zone }) => zone === name),
      ),
    ),
]

const typed = (zone: string, surcharges: Surcharges | undefined): TypedSurcharges => ({
  zone,
  steps: (surcharges?.weightSteps ?? [])
    .map(({ fromPounds, cost }) => ({ pounds: String(fromPounds), cost: String(cost) }))
    .toReversed(),
  oversize: typedAmount(surcharges?.oversize),
  freight: typedAmount(surcharges?.freight),
})

const typedAmount = (dollars = 0) => (dollars === 0 ? '' : String(dollars))

/** Converts a validated form to wire format; zones without surcharges are omitted. */
export function wireOfPlaces(
  places: readonly TypedSurcharges[],
): Pick<SettingsWire, 'surcharges' | 'zoneSurcharges'> {
  const [home, ...zones] = places.map((place) => ({ zone: place.zone, ...wireOf(place) }))
  const { zone: _, ...surcharges } = home ?? { zone: HOME, ...NOTHING }
  return { surcharges, zoneSurcharges: zones.filter(costsSomething) }
}

const NOTHING: Surcharges = { weightSteps: [], oversize: 0, freight: 0 }

const wireOf = ({ steps, oversize, freight }: TypedSurcharges): Surcharges => ({
  weightSteps: steps
    .map(({ pounds, cost }) => ({ fromPounds: Number(pounds), cost: Number(cost) }))
    .toSorted((one, other) => other.fromPounds - one.fromPounds),
  oversize: Number(oversize),
  freight: Number(freight),
})

const costsSomething = ({ weightSteps, oversize, freight }: Surcharges) =>
  weightSteps.length > 0 || oversize > 0 || freight > 0

/** Pounds above 0, as typed. */
export const isPounds = (typed: string): boolean =>
  /^\d{1,5}(\.\d{1,2})?$/.test(typed.trim()) && Number(typed) > 0 && Number(typed) <= MOST_POUNDS

const isAmount = (typed: string): boolean =>
  /^\d{1,6}(\.\d{1,2})?$/.test(typed.trim()) && Number(typed) <= MOST_DOLLARS
const isAmountOrNone = (typed: string): boolean => typed.trim() === '' || isAmount(typed)

/** The error in the prices of a place; undefined if there is none. */
function problemOf({ zone, steps, oversize, freight }: TypedSurcharges): string | undefined {
  const named = { zone: placeName(zone) }
  const weights = steps.map(({ pounds }) => pounds)
  if (!weights.every(isPounds) || new Set(weights.map(Number)).size < weights.length) {
    return says('surchargeWeights', named)
  }
  const areAmounts =
    steps.every(({ cost }) => isAmount(cost)) && [oversize, freight].every(isAmountOrNone)
  return areAmounts ? undefined : says('surchargeAmounts', named)
}

export const placeName = (zone: string) => (zone === HOME ? 'United States' : zone)

export const SurchargesForm = z.object({
  places: z.array(z.custom<TypedSurcharges>()).check((context) => {
    const message = context.value.map(problemOf).find((problem) => problem !== undefined)
    if (message) context.issues.push({ code: 'custom', message, input: context.value })
  }),
})

/** '9.1 kg', or empty while no weight is typed. */
export const kilogramsOf = (typed: string): string =>
  isPounds(typed) ? `${kilogramsOfPounds(Number(typed))} kg` : ''
