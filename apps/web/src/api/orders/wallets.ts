import * as contract from '@mendwell/contract/orders/wallets'
import { type Answer, call, type Input } from '../calls/call.ts'

type WalletQuoteBody = NonNullable<Input<typeof contract.quoteWallet>['body']>
type WalletQuoteAnswer = Answer<typeof contract.quoteWallet>

/** What a cart costs at an address of a wallet, which is refused where the shop does not send to it. */
export const quoteWallet = (body: WalletQuoteBody): Promise<WalletQuoteAnswer> =>
  call(contract.quoteWallet, { body })
