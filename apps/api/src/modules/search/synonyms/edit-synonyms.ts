import type { Synonym } from '@mendwell/contract/catalog/search-words'
import type { Deps } from '../../../deps/deps.ts'
import { conflict, fieldError, invalidFields } from '../../../ground/errors.ts'
import { type SignedInPrincipal, signatureOf } from '../../../ground/principal.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { allOf, exactly, readTerm } from '../words/search-words.ts'
import { countMatches } from '../words/words.repository.ts'
import { deleteSynonym, insertSynonym } from './synonyms.repository.ts'

interface SynonymLine {
  term: string
  meaning: string
}

/** So many are as good as all. */
const MAX_COUNTED = 1_000

/**
 * Adds what a phrase also means; the next search knows it. `found` are the active products that the meaning finds.
 * @throws ShopError 409 where the pair is known, 422 where a side has no letters or digits.
 */
export async function saveSynonym(
  { db }: Pick<Deps, 'db'>,
  line: SynonymLine,
  who: SignedInPrincipal,
): Promise<Synonym & { found: number }> {
  const wordless = (['term', 'meaning'] as const).filter(
    (path) => readTerm(line[path]).words.length === 0,
  )
  if (wordless.length > 0) {
    throw invalidFields(wordless.map((path) => fieldError(path, 'wordsExpected')))
  }
  const saved = await db.transaction().execute(async (tx) => {
    const added = await insertSynonym(tx, { ...line, updatedBy: signatureOf(who) })
    if (!added) throw conflict('CONFLICT', 'synonymKnown')
    const { synonymId: objectId, term, meaning } = added
    const after = { term, meaning }
    await recordStaffEvent(tx, { who, action: 'create', objectType: 'synonym', objectId, after })
    return added
  })
  const meant = allOf(readTerm(line.meaning).words.map(exactly))
  const [found = 0] = await countMatches(db, [meant], MAX_COUNTED)
  return { ...saved, found }
}

/** Removes a synonym; one that is gone already is fine. */
export async function removeSynonym(
  { db }: Pick<Deps, 'db'>,
  synonymId: number,
  who: SignedInPrincipal,
): Promise<{ synonymId: number }> {
  await db.transaction().execute(async (tx) => {
    const before = await deleteSynonym(tx, synonymId)
    if (!before) return
    const objectId = synonymId
    await recordStaffEvent(tx, { who, action: 'delete', objectType: 'synonym', objectId, before })
  })
  return { synonymId }
}
