import { withoutAccents } from '@mendwell/domain/words/without-accents'
import type { Queryable } from '../../../db/db.ts'
import { piecesOf, splitIntoKnown } from './known-parts.ts'
import { type NearWord, nearestWords } from './nearest-word.ts'
import { countWordUses, findKnownWords, findWordHints, type WordHints } from './words.repository.ts'

/** Of the nearest words, the one in most products is meant. */
const MAX_CANDIDATES = 5

export interface TypedWord {
  hints: WordHints
  /** What it may be without its typo, likeliest first: a word, or the words it consists of. */
  meant: readonly string[]
}

/** What each word may have been before it was mistyped; nothing for words that the catalog knows. */
export async function findMistakes(db: Queryable, words: readonly string[]): Promise<TypedWord[]> {
  const all = await findWordHints(db, words)
  const near = all.map(({ word, similar }) =>
    nearestWords(withoutAccents(word), similar, MAX_CANDIDATES),
  )
  const uses = near.some(({ length }) => length > 0)
    ? await countWordUses(
        db,
        near.flat().map(({ word }) => word),
      )
    : new Map<string, number>()
  const pieces = all.flatMap((hints) => (mayBeJoined(hints) ? piecesOf(hints.word) : []))
  const known = pieces.length > 0 ? await findKnownWords(db, pieces) : new Set<string>()
  return all.map((hints, at) => {
    const parts = mayBeJoined(hints) ? splitIntoKnown(hints.word, known)?.join(' ') : undefined
    const { soundsLike } = hints
    return { hints, meant: likeliestFirst({ near: near[at] ?? [], uses, parts, soundsLike }) }
  })
}

/** Not formed like a name: then it may be words without their spaces. */
const mayBeJoined = ({ word, isKnown, isStop }: WordHints) =>
  !isKnown && !isStop && !/\d/.test(word)

interface Candidates {
  near: readonly NearWord[]
  /** In how many products each of them occurs. */
  uses: ReadonlyMap<string, number>
  /** The words it consists of. */
  parts: string | undefined
  soundsLike: readonly string[]
}

/**
 * One wrong letter is likelier than a missing space, that likelier than two letters, and those likelier than a word
 * that only sounds similar; among equals the more common word. A word that finds nothing ('all') was not meant.
 */
function likeliestFirst({ near, uses, parts, soundsLike }: Candidates): string[] {
  const usesOf = ({ word }: NearWord) => uses.get(word) ?? 0
  const byUse = near
    .filter((one) => usesOf(one) > 0)
    .sort((one, other) => usesOf(other) - usesOf(one))
  const ofSteps = (steps: number) =>
    byUse.flatMap(({ word, distance }) => (distance === steps ? [word] : []))
  const inPieces = parts === undefined ? [] : [parts]
  return [...new Set([...ofSteps(1), ...inPieces, ...ofSteps(2), ...soundsLike])]
}
