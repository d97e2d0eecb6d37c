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
  /** The phrase is also a synonym for the meaning. */
  twoWay?: boolean | undefined
}

/** Counting further is pointless. */
const MAX_COUNTED = 1_000

/**
 * Adds a meaning to a phrase; the next search uses it. `found` is the number of active products that the meaning finds.
 * @throws ShopError 409 for a known pair, 422 for a side without letters or digits.
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
 * Adds a synonym, in both directions if requested; the reverse may exist already.
 * @returns the one for the phrase, then the reverse if it is new.
 * @throws ShopError 409 if nothing is new, 422 for a side without letters or digits.
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

/** Deletes a synonym; no error if it is already gone. */
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
