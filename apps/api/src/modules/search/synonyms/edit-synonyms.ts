import type { Synonym } from '@mendwell/contract/catalog/search-words'
import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { conflict, fieldError, invalidFields } from '../../../ground/errors.ts'
import { type SignedInPrincipal, signatureOf } from '../../../ground/principal.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { allOf, exactly, readTerm } from '../words/search-words.ts'
import { countMatches } from '../words/words.repository.ts'
import { deleteSynonym, insertSynonym } from './synonyms.repository.ts'

export interface SynonymLine {
  term: string
  meaning: string
  /** The phrase for the meaning as well. */
  twoWay?: boolean | undefined
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
  const saved = await db.transaction().execute(async (tx) => {
    const [first, ...others] = await addSynonym(tx, line, signatureOf(who))
    for (const { synonymId: objectId, term, meaning } of [first, ...others]) {
      const after = { term, meaning }
      await recordStaffEvent(tx, { who, action: 'create', objectType: 'synonym', objectId, after })
    }
    return first
  })
  const meant = allOf(readTerm(line.meaning).words.map(exactly))
  const [found = 0] = await countMatches(db, [meant], MAX_COUNTED)
  return { ...saved, found }
}

/**
 * Adds a synonym, both ways where that is asked for; the other way may be known already.
 * @returns the one for the phrase, then the other way if it is new.
 * @throws ShopError 409 where nothing is new, 422 where a side has no letters or digits.
 */
export async function addSynonym(
  tx: Queryable,
  { term, meaning, twoWay = false }: SynonymLine,
  updatedBy: string,
): Promise<[Synonym, ...Synonym[]]> {
  const sides = { term, meaning }
  const wordless = (['term', 'meaning'] as const).filter(
    (path) => readTerm(sides[path]).words.length === 0,
  )
  if (wordless.length > 0) {
    throw invalidFields(wordless.map((path) => fieldError(path, 'wordsExpected')))
  }
  const lines = twoWay ? [sides, { term: meaning, meaning: term }] : [sides]
  const added: Synonym[] = []
  for (const line of lines) {
    const synonym = await insertSynonym(tx, { ...line, updatedBy })
    if (synonym) added.push(synonym)
  }
  const [first, ...others] = added
  if (!first) throw conflict('CONFLICT', 'synonymKnown')
  return [first, ...others]
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
