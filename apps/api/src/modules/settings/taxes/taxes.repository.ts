import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { taxColumns } from '../places/tax-columns.ts'

/** Whether a state has a tax record, even one of 0 %. */
export async function isTaxed(db: Queryable, stateCode: string): Promise<boolean> {
  const row = await db
    .selectFrom('tax')
    .select('taxId')
    .where('stateCode', '=', stateCode)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

interface TaxRow {
  stateCode: string
  stateName: string
  taxMilliPercent: number
  year: number | null
  note: string | null
}

/** Serializes changes of taxes: no two for one state, and the home state keeps one. */
export async function lockTaxes(tx: Queryable): Promise<void> {
  await sql`lock table tax in share row exclusive mode`.execute(tx)
}

/** Whether a record other than `taxId` is for this state, by its code or its name: as orders look up their tax. */
export async function isTaxedByAnother(
  tx: Queryable,
  { taxId, stateCode, stateName }: Pick<TaxRow, 'stateCode' | 'stateName'> & { taxId: number },
): Promise<boolean> {
  const row = await tx
    .selectFrom('tax')
    .select('taxId')
    .where('taxId', '<>', taxId)
    .where((is) =>
      is.or([
        is('stateCode', '=', stateCode),
        is(is.fn('lower', ['stateName']), '=', stateName.toLowerCase()),
      ]),
    )
    .executeTakeFirst()
  return row !== undefined
}

export const lockTax = (tx: Queryable, taxId: number) =>
  tx.selectFrom('tax').select(taxColumns).where('taxId', '=', taxId).forUpdate().executeTakeFirst()

export const insertTax = (tx: Queryable, row: TaxRow) =>
  tx.insertInto('tax').values(row).returning(taxColumns).executeTakeFirstOrThrow()

export const updateTax = (tx: Queryable, taxId: number, row: TaxRow) =>
  tx
    .updateTable('tax')
    .set(row)
    .where('taxId', '=', taxId)
    .returning(taxColumns)
    .executeTakeFirstOrThrow()

export const deleteTax = (tx: Queryable, taxId: number) =>
  tx.deleteFrom('tax').where('taxId', '=', taxId).execute()
