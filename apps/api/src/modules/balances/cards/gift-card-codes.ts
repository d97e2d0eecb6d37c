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
 * Creates a code for a balance, in groups as it is shown. Only its hash and last four letters are stored: it cannot be
 * shown again, but another one can be created.
 */
export async function makeGiftCardCode(tx: Queryable, balanceId: number): Promise<string> {
  const code = newCode()
  await insertCode(tx, { balanceId, ...keptOf(code) })
  return showGiftCardCode(code)
}

/** A code mailed to its owner; undefined if the gift card is no longer theirs, or no longer active. */
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

/** The hash to look up a typed code; undefined for one that no gift card can have. */
export function hashOfTyped(typed: string): Buffer | undefined {
  const code = readGiftCardCode(typed)
  return isGiftCardCode(code) ? tokenHash(code) : undefined
}
