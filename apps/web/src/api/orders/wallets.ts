import * as contract from '@mendwell/contract/orders/wallets'
import { type Answer, call, type Input } from '../calls/call.ts'

type WalletQuoteBody = NonNullable<Input<typeof contract.quoteWallet>['body']>
type WalletQuoteAnswer = Answer<typeof contract.quoteWallet>

/** The cost of a cart at a wallet's address, which is refused if the shop does not ship there. */
export const quoteWallet = (body: WalletQuoteBody): Promise<WalletQuoteAnswer> =>
  call(contract.quoteWallet, { body })
