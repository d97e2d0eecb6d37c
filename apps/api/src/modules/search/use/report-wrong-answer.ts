import { searchedTerm, withoutContact } from '@mendwell/domain/words/searched-term'
import type { Deps } from '../../../deps/deps.ts'
import { LIMITS } from '../../../limits/attempt-limits.ts'
import { reserveAttempt } from '../../../limits/reserve-attempt.ts'
import { saveReport } from './search-use.repository.ts'

interface WrongAnswer {
  reportKey: string
  term: string
  sentence: string | null
  /** The reporter; stored only as a hash in the count of attempts. */
  address: string
}

/**
 * Stores a report for staff that a search found the wrong things. Terms that may be personal are not stored, nor are
 * contact details in the sentence.
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
