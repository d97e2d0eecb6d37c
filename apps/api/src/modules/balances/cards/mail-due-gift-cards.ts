import type { Deps } from '../../../deps/deps.ts'
import { updateState } from '../ledger/ledger.repository.ts'
import { findCard, lockCardsToMail } from './gift-cards.repository.ts'
import { mailGiftCard } from './issue-gift-card.ts'

/** Cards of one run; the next run takes the rest. */
const BATCH = 100

/** Mails the gift cards whose day has come, each once: the card is active, and its mail queued, in one transaction. */
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
