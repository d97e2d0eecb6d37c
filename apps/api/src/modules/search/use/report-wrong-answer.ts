import { searchedTerm, withoutContact } from '@mendwell/domain/words/searched-term'
import type { Deps } from '../../../deps/deps.ts'
import { LIMITS } from '../../../limits/attempt-limits.ts'
import { reserveAttempt } from '../../../limits/reserve-attempt.ts'
import { saveReport } from './search-use.repository.ts'

interface WrongAnswer {
  reportKey: string
  term: string
  sentence: string | null
  /** Who reports; kept nowhere but in the count of attempts, as a hash. */
  address: string
}

/**
 * Keeps for staff that a search found something else than what was looked for. A term that may be somebody's own is not
 * kept, nor is what a sentence says of how to reach anybody.
 * @throws ShopError 429
 */
export async function reportWrongAnswer(
  deps: Pick<Deps, 'db' | 'config'>,
  { reportKey, term: typed, sentence, address }: WrongAnswer,
): Promise<void> {
  const term = searchedTerm(typed)
  if (term === undefined) return
  await reserveAttempt(deps, LIMITS.wrongAnswer, address)
  const kept = sentence === null ? null : withoutContact(sentence)
  await saveReport(deps.db, { reportKey, term, sentence: kept })
}
