import { isJunkTerm } from '@mendwell/domain/words/junk-term'
import type { Deps } from '../../../deps/deps.ts'
import { ShopError } from '../../../ground/errors.ts'
import { LIMITS } from '../../../limits/attempt-limits.ts'
import { reserveAttempt } from '../../../limits/reserve-attempt.ts'
import { recordMiss } from '../synonyms/synonyms.repository.ts'

interface Miss {
  term: string
  /** Whether some products fit some of its words. */
  partial: boolean
  /** Who searched. */
  address: string
}

/**
 * Keeps for staff what was looked for in vain, but not from somebody who does so without end: each new term is a row, and
 * a program could fill the disk with them. Nor what tells staff nothing, or may be somebody's own.
 */
export async function noteMiss(deps: Deps, { term, partial, address }: Miss): Promise<void> {
  if (isJunkTerm(term)) return
  try {
    await reserveAttempt(deps, LIMITS.searchMiss, address)
  } catch (error) {
    if (error instanceof ShopError) return
    throw error
  }
  await recordMiss(deps.db, term, partial)
}
