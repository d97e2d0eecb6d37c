import { queryClient } from '../../../api/calls/query-client.ts'
import { product as productQuery } from '../../../api/catalog/catalog.ts'
import { axisLabel } from '../../../components/facts/axis-label.ts'
import { priceWords } from '../../../components/price/shown-price.ts'
import type { Family } from './family.ts'

/** Only for members that are ordered: family-choice.tsx shows no prices of what is quoted. */
export const choicePrice = ({ price }: Family['members'][number]): string =>
  priceWords({ onlinePrice: price ?? 0, quoteOnly: false })

/** Prefetches what is about to be selected. */
export const prefetchMember = (productId: number) =>
  void queryClient.prefetchQuery(productQuery(productId))

interface Selection {
  /** The member before; undefined if it was not in the family. */
  from: Family['members'][number] | undefined
  to: Family['members'][number] | undefined
}

/** 'M, blue' of the selected member; 'size: L, color: white' if the selection changed more than one choice. */
export function spokenValues({ axes }: Family, { from, to }: Selection): string {
  const values = to?.values ?? []
  const isMoved = values.filter((value, at) => from && value !== from.values[at]).length > 1
  if (!isMoved) return values.join(', ')
  return values.map((value, at) => `${axisLabel(axes[at]?.name ?? '').text}: ${value}`).join(', ')
}

interface Change {
  axis: { name: string }
  from: Family['members'][number]
  to: Family['members'][number]
}

/** What else a selection changes, if no member has the other values: 'border: without'. */
export const othersChanged = ({ axes }: Family, { axis, from, to }: Change): string[] =>
  axes.flatMap(({ name }, at) =>
    name === axis.name || from.values[at] === to.values[at] ? [] : [`${name}: ${to.values[at]}`],
  )
