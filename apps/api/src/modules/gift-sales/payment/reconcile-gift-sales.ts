import type { Deps } from '../../../deps/deps.ts'
import { askAboutSale, giveUpSaleAttempt } from './ask-about-sale.ts'
import { takeDueSaleAttempts } from './sale-attempts.repository.ts'

/** Attempts looked at in one run; the next run takes the rest. */
const BATCH = 50
/** A bank's open step is given up after this long. */
const CHALLENGE_SECONDS = 60 * 60
/** An attempt still open after three days needs a person. */
const ALARM_SECONDS = 3 * 24 * 60 * 60

/** Asks the provider about every open attempt to pay a gift card that is due: a killed process loses none. */
export async function reconcileGiftSales(
  deps: Pick<Deps, 'db' | 'cards' | 'logger'>,
): Promise<void> {
  for (const attempt of await takeDueSaleAttempts(deps.db, BATCH)) {
    const { attemptId, saleId, status, ageSeconds } = attempt
    const isForgotten = status === 'ACTION_REQUIRED' && ageSeconds > CHALLENGE_SECONDS
    if (isForgotten) await giveUpSaleAttempt(deps, attempt)
    else await askAboutSale(deps, attempt)
    if (ageSeconds > ALARM_SECONDS) {
      deps.logger.error({ attemptId, saleId }, 'payment of a gift card stays unknown')
    }
  }
}
