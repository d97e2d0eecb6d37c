import * as contract from '@mendwell/contract/money/saved-cards'
import { type Answer, call } from '../calls/call.ts'
import { query } from '../calls/query.ts'
import { queryClient } from '../calls/query-client.ts'

export type SavedCardAnswer = Answer<typeof contract.findSavedCards>['cards'][number]

/** The signed-in customer's saved cards; one that has just paid appears a moment later. */
export const savedCards = () => ({ ...query(contract.findSavedCards), staleTime: 0 })

const askAgain = () => queryClient.invalidateQueries({ queryKey: savedCards().queryKey })

/** Makes this card the default. */
export async function chooseSavedCard(savedCardId: number): Promise<void> {
  await call(contract.chooseSavedCard, { body: { savedCardId } })
  await askAgain()
}

export async function removeSavedCard(savedCardId: number): Promise<void> {
  await call(contract.removeSavedCard, { params: { savedCardId: String(savedCardId) } })
  await askAgain()
}
