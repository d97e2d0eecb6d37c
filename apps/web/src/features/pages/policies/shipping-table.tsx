import type { ShopConfigWire } from '@mendwell/contract/shop/shop'
import { kilogramsOfPounds } from '@mendwell/domain/orders/parcels/weight'
import { useQuery } from '@tanstack/react-query'
import { shopConfig } from '../../../api/shop.ts'
import { surchargeText } from '../../../components/delivery/surcharge-texts.ts'
import { SectionState } from '../../../components/lists/section-state.tsx'
import tableStyles from '../../../components/orders/table.module.css'
import { useKnownPlaces } from '../../../components/places/use-known-places.ts'
import { pageText } from '../../../lib/words/page-texts.ts'
import { formatMoney, formatNumber } from '../../../lib/words/texts.ts'
import skeletonStyles from '../../../ui/skeleton.module.css'

type Tiers = ShopConfigWire['shippingTiers']
type Surcharges = NonNullable<ShopConfigWire['surcharges']>
type Zone = ShopConfigWire['shippingZones'][number]

/** Shipping costs and destinations, from the shop's settings. */
export function ShippingTable() {
  const config = useQuery(shopConfig())
  return (
    <SectionState query={config} skeleton={<div className={skeletonStyles.skeleton} />}>
      {({ shippingTiers, shippingZones, surcharges }) => (
        <>
          <TierTable tiers={shippingTiers} />
          {surcharges && <SurchargeList surcharges={surcharges} />}
          <Zones tiers={shippingTiers} zones={shippingZones} />
        </>
      )}
    </SectionState>
  )
}

function TierTable({ tiers, label }: { tiers: Tiers; label?: string }) {
  return (
    <table className={tableStyles.table} aria-label={label}>
      <thead>
        <tr>
          <th>{pageText('page.faq.orderValue')}</th>
          <th className="number">{pageText('page.faq.shippingCost')}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map(({ from, cost }, index) => (
          <tr key={from}>
            <td className="tabular">
              {from > 0
                ? pageText('page.faq.shippingFrom', { from: formatMoney(from) })
                : pageText('page.faq.shippingBelow', {
                    below: formatMoney(tiers[index - 1]?.from ?? 0),
                  })}
            </td>
            <td className="number">{cost === 0 ? pageText('page.faq.free') : formatMoney(cost)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What heavy and large goods add (decision 0068). */
function SurchargeList({ surcharges }: { surcharges: Surcharges }) {
  const { weightSteps, oversize, freight } = surcharges
  const rising = weightSteps.toSorted((one, other) => one.fromPounds - other.fromPounds)
  return (
    <>
      <p>{surchargeText('surcharges.heavy')}</p>
      <ul>
        {rising.map(({ fromPounds, cost }) => (
          <li key={fromPounds}>
            {surchargeText('surcharges.fromWeight', {
              amount: formatMoney(cost),
              pounds: formatNumber(fromPounds),
              kilograms: formatNumber(kilogramsOfPounds(fromPounds)),
            })}
          </li>
        ))}
        {oversize > 0 && (
          <li>{surchargeText('surcharges.eachOversize', { amount: formatMoney(oversize) })}</li>
        )}
        {freight > 0 && (
          <li>{surchargeText('surcharges.eachFreight', { amount: formatMoney(freight) })}</li>
        )}
      </ul>
      <p>{surchargeText('surcharges.whichGoods')}</p>
    </>
  )
}

/** Places with other rates, those with the same, and those without shipping. */
function Zones({ tiers, zones }: { tiers: Tiers; zones: readonly Zone[] }) {
  const nameOf = usePlaceNames()
  const placesOf = (some: readonly Zone[]) => some.flatMap(nameOf).join(', ')
  const served = zones.filter((zone) => zone.tiers.length > 0)
  const alike = served.filter((zone) => isAlike(zone.tiers, tiers) && !zone.surcharges)
  const unserved = zones.filter((zone) => zone.tiers.length === 0)
  return (
    <>
      {served
        .filter((zone) => !alike.includes(zone))
        .map((zone) => (
          <div key={zone.name}>
            <p>{pageText('page.faq.shippingZone', { places: placesOf([zone]) })}</p>
            <TierTable tiers={zone.tiers} label={zone.name} />
            {zone.surcharges && <SurchargeList surcharges={zone.surcharges} />}
          </div>
        ))}
      {alike.length > 0 && <p>{pageText('page.faq.shippingAlike', { places: placesOf(alike) })}</p>}
      {unserved.length > 0 && (
        <p>{pageText('page.faq.shippingNot', { places: placesOf(unserved) })}</p>
      )}
      <p>{pageText('page.faq.shippingOnly')}</p>
    </>
  )
}

const isAlike = (one: Tiers, other: Tiers) =>
  one.length === other.length &&
  one.every(({ from, cost }, at) => from === other[at]?.from && cost === other[at]?.cost)

/** The names of a zone's places; their codes until the lists have loaded. */
function usePlaceNames() {
  const { others, states } = useKnownPlaces()
  return (zone: Zone) => [
    ...zone.countries.map(
      (code) => others.find(({ countryCode }) => countryCode === code)?.name ?? code,
    ),
    ...zone.states.map((code) => states.find(({ stateCode }) => stateCode === code)?.name ?? code),
  ]
}
