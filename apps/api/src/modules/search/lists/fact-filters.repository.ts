import type { ListOptions } from '@mendwell/contract/lists/list-options'
import type { FactName } from '@mendwell/domain/facts/facts'
import { type RawBuilder, sql } from 'kysely'
import type { Filter } from './filter.ts'
import type { Scope } from './list-scope.repository.ts'

/** Each requested fact has a bit of its own, above those of the other facets (list-filters.repository.ts). */
const FIRST_BIT = 32_768
/** How many facts fit into the bits of an int; with more the list is empty, since no product has all of them. */
const MOST_FACTS = 16

type Choices = ListOptions['fact']

const chosenFacts = (choices: Choices): { name: FactName; bit: number; values: string[] }[] =>
  [...Map.groupBy(choices ?? [], ({ name }) => name)]
    .slice(0, MOST_FACTS)
    .map(([name, rows], at) => ({
      name,
      bit: FIRST_BIT << at,
      values: rows.map(({ value }) => value),
    }))

/** The selected facts: values of one are alternatives, each fact must be stated. */
export const factFilters = (choices: Choices): Filter[] =>
  chosenFacts(choices).map(({ name, bit, values }) => ({
    bit,
    passes: sql<boolean>`listed.product_id in (select product_id from product_fact
      where name = ${name} and value = any(${values}::text[]))`,
  }))

/**
 * For each value of each fact, the number of cards in `matched` that have it, before the filters and with all except
 * those of its own fact. Skipped for the list of all products, where it would separate nothing and cost most.
 */
export function countedFacts(scope: Scope, options: Partial<ListOptions>): RawBuilder<unknown> {
  const chosen = chosenFacts(options.fact)
  if (scope.kind === 'all' && chosen.length === 0 && !options.categoryId?.length) {
    return sql`select '[]'::jsonb as facts`
  }
  const card = options.families ? sql`distinct coalesce(family_key, product_id::text)` : sql`*`
  const own =
    chosen.length === 0
      ? sql`0`
      : sql`case product_fact.name ${sql.join(
          chosen.map(({ name, bit }) => sql`when ${name} then ${sql.lit(bit)}`),
          sql` `,
        )} else 0 end`
  return sql`
    select coalesce(jsonb_agg(to_jsonb(counted)), '[]') as facts from (
      select product_fact.name, value, count(${card})::int as "all",
        (count(${card}) filter (where failed & ~(${own}) = 0))::int as count
      from matched join product_fact using (product_id) group by 1, 2) as counted`
}
