import { DAYS_TO_CONFIRM } from '@mendwell/domain/questions/questions'
import type { Deps } from '../deps/deps.ts'
import { deleteOldAnswers } from '../idempotency/idempotency.repository.ts'
import { deleteOldRequests } from '../modules/back-in-stock/back-in-stock.repository.ts'
import { forgetOldReminders } from '../modules/cart-reminders/cart-reminders.repository.ts'
import { deleteOldCartLinks } from '../modules/carts/cart-links.repository.ts'
import { deleteUnsentDocuments } from '../modules/clinics/clinic-documents.repository.ts'
import { deleteOldCapabilities } from '../modules/orders/access/capability.repository.ts'
import { deleteOldLinkTokens } from '../modules/people/links/link-tokens.repository.ts'
import { deleteOldTraces } from '../modules/people/sessions/sessions.repository.ts'
import { deleteOldQuestions } from '../modules/questions/questions.repository.ts'
import { deleteOldQuoteLinks } from '../modules/quotes/offers.repository.ts'
import { deleteOldCardSetups } from '../modules/saved-cards/card-setups.repository.ts'
import { deleteOldListLinks } from '../modules/saved-lists/list-links.repository.ts'
import { deleteOldMisses } from '../modules/search/synonyms/synonyms.repository.ts'
import { deleteOldSearchUse } from '../modules/search/use/search-use.repository.ts'

/** Deletes expired rows that are no longer needed; every night. */
export async function cleanUp({ db }: Pick<Deps, 'db'>): Promise<void> {
  await deleteOldAnswers(db)
  await deleteOldCapabilities(db)
  await deleteOldLinkTokens(db)
  await deleteOldTraces(db)
  await deleteOldMisses(db)
  await deleteOldSearchUse(db)
  await deleteUnsentDocuments(db)
  await deleteOldRequests(db)
  await deleteOldQuestions(db, DAYS_TO_CONFIRM)
  await deleteOldCartLinks(db)
  await deleteOldListLinks(db)
  await deleteOldQuoteLinks(db)
  await forgetOldReminders(db)
  await deleteOldCardSetups(db)
}
