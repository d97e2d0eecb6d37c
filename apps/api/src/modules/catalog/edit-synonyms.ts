import type { Synonym } from '@mendwell/contract/search-words'
import type { Deps } from '../../deps.ts'
import { conflict, invalidFields } from '../../errors.ts'
import { readTerm } from './search-words.ts'
import { deleteSynonym, insertSynonym } from './synonyms.repository.ts'

interface SynonymLine {
  term: string
  meaning: string
  updatedBy: string
}

/**
 * Adds what a phrase also means; the next search knows it.
 * @throws ShopError 409 where the pair is known, 422 where a side has no letters or digits.
 */
export async function saveSynonym(
  { db, cache }: Pick<Deps, 'db' | 'cache'>,
  line: SynonymLine,
): Promise<Synonym> {
  const wordless = (['term', 'meaning'] as const).filter(
    (path) => readTerm(line[path]).words.length === 0,
  )
  if (wordless.length > 0) {
    throw invalidFields(wordless.map((path) => ({ path, message: 'Expected words' })))
  }
  const saved = await insertSynonym(db, line)
  if (!saved) throw conflict('CONFLICT', 'synonymKnown')
  cache.invalidate('search')
  return saved
}

/** Removes a synonym; one that is gone already is fine. */
export async function removeSynonym(
  { db, cache }: Pick<Deps, 'db' | 'cache'>,
  synonymId: number,
): Promise<{ synonymId: number }> {
  await deleteSynonym(db, synonymId)
  cache.invalidate('search')
  return { synonymId }
}
