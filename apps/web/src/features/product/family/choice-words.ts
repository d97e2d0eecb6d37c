import { queryClient } from '../../../api/calls/query-client.ts'
import { product as productQuery } from '../../../api/catalog/catalog.ts'
import { priceWords } from '../../../components/price/shown-price.ts'
import type { Family } from './family.ts'

export const choicePrice = ({ price }: Family['members'][number]): string => priceWords(price ?? 0)

/** Prefetches what is about to be selected. */
export const prefetchMember = (productId: number) =>
  void queryClient.prefetchQuery(productQuery(productId))

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
