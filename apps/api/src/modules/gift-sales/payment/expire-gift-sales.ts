import { UNPAID_SALE_DAYS } from '@mendwell/domain/tenders/gift-card-sales'
import type { Deps } from '../../../deps/deps.ts'
import { isOpen } from '../../payments/attempts/attempts.sql.ts'
import { expireSale, findUnpaidSales, lockSale } from '../sales/gift-sales.repository.ts'
import { findSaleAttempts } from './sale-attempts.repository.ts'

/** Sales checked in one run; the next run takes the rest. */
const BATCH = 200

/**
 * Expires unpaid sales of gift cards, like orders, and deletes what was typed for them. A pending payment postpones it
 * until the reconciler has settled it. Ages by the database's clock.
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
