import type { Deps } from '../../../deps/deps.ts'
import { updateState } from '../ledger/ledger.repository.ts'
import { findCard, lockCardsToMail } from './gift-cards.repository.ts'
import { mailGiftCard } from './issue-gift-card.ts'

/** Gift cards per run; the next run takes the rest. */
const BATCH = 100

/** Mails the gift cards that are due, each once: activating it and queuing its mail are one transaction. */
export async function mailDueGiftCards({ db }: Pick<Deps, 'db'>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const balanceId of await lockCardsToMail(tx, BATCH)) {
      const card = await findCard(tx, balanceId)
      await updateState(tx, balanceId, 'ACTIVE')
      const to = card?.recipientEmail
      if (to) await mailGiftCard(tx, { balanceId, to, dedupeKey: 'first' })
    }
  })
}
