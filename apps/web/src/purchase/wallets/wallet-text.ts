import { CallProblem } from '../../api/calls/call.ts'
import { report, sayReported } from '../../lib/forms/say-reported.ts'
import { ownTexts } from '../../lib/words/own-texts.ts'
import { translateMessage } from '../../lib/words/texts.ts'
import { walletTexts } from '../../texts/en/wallets.ts'

/** A text about wallets; loaded with their buttons, not with the shop. */
export const walletText = ownTexts(walletTexts)

/** Why an address of a wallet cannot be used, in the reader's language. */
export function refusalOfAddress(error: unknown): string {
  if (!(error instanceof CallProblem)) return walletText('wallet.unreachable')
  const { errors, detail, sentence } = error.problem
  const [first] = errors ?? []
  return first ? sayReported(report(first)) : translateMessage(detail, sentence)
}
