import type { Deps } from '../../../deps/deps.ts'
import { BATCH, reconcileAttempts } from '../../payments/charges/reconcile-attempts.ts'
import { takeDueSaleAttempts } from './sale-attempts.repository.ts'
import { askAboutSale, giveUpSaleAttempt } from './settle-sale-attempt.ts'

/** Asks the provider about every open gift card payment attempt that is due: none is lost with a killed process. */
export async function reconcileGiftSales(
  deps: Pick<Deps, 'db' | 'cards' | 'logger'>,
): Promise<void> {
  await reconcileAttempts(await takeDueSaleAttempts(deps.db, BATCH), {
    ask: (attempt) => askAboutSale(deps, attempt),
    giveUp: (attempt) => giveUpSaleAttempt(deps, attempt),
    alarm: ({ attemptId, saleId }) =>
      deps.logger.error({ attemptId, saleId }, 'payment of a gift card stays unknown'),
  })
}
