import { type RawBuilder, sql } from 'kysely'
import { listedIn, type Scope } from './list-scope.repository.ts'

interface List {
  scope: Scope
  passes: RawBuilder<boolean>
  /** Over `listed`. */
  order: RawBuilder<unknown>
}

/** The products of a list that come after another of their family: a family has one card, with its best match. */
export const behindInFamily = ({ scope, passes, order }: List) => sql`(
  select product_id from (
    select listed.product_id, row_number() over (partition by family_key order by ${order}) as place
    from ${listedIn(scope)} join family_member using (product_id) where ${passes}) as member
  where place > 1)`

/** Each product of `listed` with its family, where families count as one. */
export const familyOfListed = (families: boolean | undefined) =>
  families
    ? { key: sql`family_key collate "C"`, join: sql`left join family_member using (product_id)` }
    : { key: sql`null::text`, join: sql`` }
