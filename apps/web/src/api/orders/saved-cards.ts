import * as contract from '@mendwell/contract/money/saved-cards'
import { type Answer, call } from '../calls/call.ts'
import { query } from '../calls/query.ts'
import { queryClient } from '../calls/query-client.ts'
import { CHARGE_STATUS, type ChargeAnswer } from './payments.ts'

export type SavedCardAnswer = Answer<typeof contract.findSavedCards>['cards'][number]

/** The signed-in customer's saved cards; one that has just paid appears a moment later. */
export const savedCards = () => ({ ...query(contract.findSavedCards), staleTime: 0 })

const askAgain = () => queryClient.invalidateQueries({ queryKey: savedCards().queryKey })

/** Saves a card without charging it; `key` makes a retry harmless. */
export const addCard = async (token: string, key: string): Promise<ChargeAnswer> =>
  afterSetup(await call(contract.addCard, { body: { token }, key }))

/** How saving a card ended after its bank's step. */
export const finishCard = async (reference: string): Promise<ChargeAnswer> =>
  afterSetup(await call(contract.finishCard, { body: { reference } }))

/** In the shape of a charge, whose steps it shares. */
async function afterSetup(setup: Answer<typeof contract.addCard>): Promise<ChargeAnswer> {
  const { status, message, sentence, action } = setup
  if (status === 'SAVED') await askAgain()
  const ofCard = { brand: null, last4: null, action }
  if (status === 'REFUSED') {
    const cardInfo = { ...ofCard, failure_message: message ?? '' }
    return { statusCode: CHARGE_STATUS.declined, statusDesc: message ?? '', sentence, cardInfo }
  }
  return {
    statusCode: status === 'SAVED' ? CHARGE_STATUS.approved : CHARGE_STATUS.actionRequired,
    statusDesc: '',
    cardInfo: { ...ofCard, failure_message: null },
  }
}

/** Makes this card the default. */
export async function chooseSavedCard(savedCardId: number): Promise<void> {
  await call(contract.chooseSavedCard, { body: { savedCardId } })
  await askAgain()
}

export async function removeSavedCard(savedCardId: number): Promise<void> {
  await call(contract.removeSavedCard, { params: { savedCardId: String(savedCardId) } })
  await askAgain()
}
