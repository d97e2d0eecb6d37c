import { UNPAID_SALE_DAYS } from '@mendwell/domain/tenders/gift-card-sales'
import type { Deps } from '../../../deps/deps.ts'
import { isOpen } from '../../payments/attempts/attempts.sql.ts'
import { expireSale, findUnpaidSales, lockSale } from '../sales/gift-sales.repository.ts'
import { findSaleAttempts } from './sale-attempts.repository.ts'

/** Sales looked at in one run; the next run takes the rest. */
const BATCH = 200

/**
 * Ends sales of gift cards that nobody paid, as orders end, and keeps no longer what was typed for them. A payment under
 * way postpones it until the reconciler has settled it. Ages by the database's clock.
 */
export async function expireGiftSales({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (const saleId of await findUnpaidSales(db, UNPAID_SALE_DAYS, BATCH)) {
    await db.transaction().execute(async (tx) => {
      const sale = await lockSale(tx, saleId)
      if (sale?.status !== 'UNPAID' || (await findSaleAttempts(tx, saleId)).some(isOpen)) return
      await expireSale(tx, saleId)
    })
  }
}
