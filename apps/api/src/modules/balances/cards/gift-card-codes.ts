import { randomInt } from 'node:crypto'
import {
  CODE_LENGTH,
  CODE_LETTERS,
  giftCardCodeOf,
  isGiftCardCode,
  readGiftCardCode,
  showGiftCardCode,
} from '@mendwell/domain/tenders/gift-card-code'
import type { Queryable } from '../../../db/db.ts'
import { tokenHash } from '../../../ground/secret-token.ts'
import { insertCode, insertMailedCode } from './gift-cards.repository.ts'

/**
 * Makes a code that opens a balance, in groups as it is shown. Only its hash and its last four letters are kept: the
 * same one cannot be shown again, another one can be made.
 */
export async function makeGiftCardCode(tx: Queryable, balanceId: number): Promise<string> {
  const code = newCode()
  await insertCode(tx, { balanceId, ...keptOf(code) })
  return showGiftCardCode(code)
}

/** A code that is mailed to somebody; undefined where the card is not theirs, or not active, any more. */
export async function makeMailedCode(
  db: Queryable,
  { balanceId, to }: { balanceId: number; to: string },
): Promise<string | undefined> {
  const code = newCode()
  const isTheirs = await insertMailedCode(db, { balanceId, ...keptOf(code) }, to)
  return isTheirs ? showGiftCardCode(code) : undefined
}

const newCode = () =>
  giftCardCodeOf(Array.from({ length: CODE_LENGTH }, () => randomInt(CODE_LETTERS.length)))

const keptOf = (code: string) => ({ codeSha256: tokenHash(code), last4: code.slice(-4) })

/** The hash by which a typed code is found; undefined for one that no card can have. */
export function hashOfTyped(typed: string): Buffer | undefined {
  const code = readGiftCardCode(typed)
  return isGiftCardCode(code) ? tokenHash(code) : undefined
}
