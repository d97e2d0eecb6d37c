import { isJunkTerm } from '@mendwell/domain/words/junk-term'
import type { Deps } from '../../../deps/deps.ts'
import { ShopError } from '../../../ground/errors.ts'
import { LIMITS } from '../../../limits/attempt-limits.ts'
import { reserveAttempt } from '../../../limits/reserve-attempt.ts'
import { recordMiss } from '../synonyms/synonyms.repository.ts'

interface Miss {
  term: string
  /** Whether some products match some of its words. */
  partial: boolean
  /** The searcher, for the limits. */
  address: string
}

/**
 * Stores a failed search for staff, but limits how many one client can add: each new term is a row, and a program could
 * fill the disk with them. Terms that tell staff nothing or may be personal are not stored, nor those of a preview.
 */
export async function noteMiss(deps: Deps, { term, partial, address }: Miss): Promise<void> {
  if (deps.isReadOnly || isJunkTerm(term)) return
  try {
    await reserveAttempt(deps, LIMITS.searchMiss, address)
  } catch (error) {
    if (error instanceof ShopError) return
    throw error
  }
  await recordMiss(deps.db, term, partial)
}
