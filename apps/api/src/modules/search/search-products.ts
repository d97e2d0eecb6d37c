import type { SearchPage } from '@mendwell/contract/catalog/catalog'
import type { ListOptions } from '@mendwell/contract/lists/list-options'
import type { Queryable } from '../../db/db.ts'
import { correctedTexts, findSuggestion, rereadTerm } from './fall-back/reread-term.ts'
import { findSomeWords } from './fall-back/some-words.ts'
import { emptyPage } from './lists/empty-page.ts'
import { type FoundPage, findPage } from './lists/list-page.ts'
import { listUnderstood } from './question/list-understood.ts'
import { type Question, readQuestion } from './question/read-question.ts'
import { scopeOf } from './question/scope-of.ts'
import { isSmallTalk } from './question/small-talk.ts'
import { SURE, type Understood, understand } from './question/understand.ts'
import { findMistakes, type TypedWord } from './words/word-mistakes.ts'
import { countWordUses } from './words/words.repository.ts'

/** How much better a corrected query must fit. */
const MUCH_BETTER = 0.1
/** With fewer products than this a typo is likely, even though something was found. */
const FEW_PRODUCTS = 10

interface SearchInput {
  options: ListOptions
  /** True to leave typos uncorrected. */
  isExact?: boolean
  /** Called with a term that no product matches fully in any reading; `partial` if some match some of its words. */
  onMiss: (term: string, miss: { partial: boolean }) => Promise<void>
}

/**
 * Products for a search term (Decisions §6): those of the matched kinds first, then others with all its words. A term
 * that finds nothing as typed is searched again with typos corrected, unless `isExact`; the suggestion says what may
 * have been meant. If no product has all words, the best partial matches are returned, marked as such.
 */
export async function searchProducts(
  db: Queryable,
  typed: string,
  { options, isExact = false, onMiss }: SearchInput,
): Promise<SearchPage> {
  const question = readQuestion(typed)
  const search = { question, options: withLimits(options, question), isExact, onMiss }
  return { ...(await answer(db, search)), understood: listUnderstood(typed, question, options) }
}

type Answer = Omit<SearchPage, 'understood'>

async function answer(
  db: Queryable,
  { question, options, isExact, onMiss }: SearchInput & { question: Question },
): Promise<Answer> {
  if (question.term.words.length === 0) {
    return asTyped({ page: emptyPage(options), isCapped: false })
  }
  const understood = await understand(db, question)
  const { term, facts } = understood
  const isKnown = facts.known.every(Boolean)
  const found = await findPage(db, scopeOf(question, understood), options)
  if (isKnown && found.matched > 0) return asTyped(found)
  const words = await findMistakes(db, term.words)
  if (!isExact) {
    const corrected = await understandCorrected(db, question, words)
    if (corrected && corrected.fit > understood.fit + MUCH_BETTER && corrected.reach.length > 0) {
      const scope = scopeOf({ ...question, term: corrected.term }, corrected)
      const meant = await findPage(db, scope, options)
      if (meant.page.total > 0) return asCorrected(meant, corrected.term.text)
    }
  }
  if (found.matched > 0 && isMuchUnknown(understood)) {
    await onMiss(term.words.join(' '), { partial: true })
    const suggestion = await findSuggestion(db, term, words)
    const missing = await findUnusedWords(db, unknownWords(understood))
    return { ...asTyped(found), suggestion, partial: true, missing }
  }
  if (found.matched >= FEW_PRODUCTS) return asTyped(found)
  if (found.matched > 0) {
    return { ...asTyped(found), suggestion: await findSuggestion(db, term, words) }
  }
  const reading = isExact ? undefined : await rereadTerm(db, term, words)
  if (reading) {
    const { query, suggestion } = reading
    const meant = suggestion === null ? undefined : readQuestion(suggestion)
    const again = meant ? await understand(db, meant) : understood
    const scope = scopeOf({ ...question, term: again.term }, again, query)
    return asCorrected(await findPage(db, scope, options), suggestion)
  }
  const inPart = await findSomeWords(db, question, { understood, typed: isExact ? [] : words })
  await onMiss(term.words.join(' '), { partial: inPart !== undefined })
  const suggestion = isExact ? await findSuggestion(db, term, words) : null
  if (inPart === undefined) return { ...asTyped(found), suggestion }
  const { start, query, productIds, missing } = inPart
  const some: Understood = { ...understood, term: { ...term, start }, reach: understood.partReach }
  const scope = { ...scopeOf(question, some, query), productIds }
  return { ...asTyped(await findPage(db, scope, options)), suggestion, partial: true, missing }
}

/** Words unknown to all products are this share of the query: the results match the rest of it. */
const MUCH = 0.3

/** Except numbers, which may be codes. */
function isMuchUnknown({ term, facts, fit }: Understood): boolean {
  const total = facts.weights.reduce((sum, weight) => sum + weight, 0)
  const unknown = term.words.map((word, at) =>
    isUnknown(facts, word, at) ? weightOf(facts, at) : 0,
  )
  return fit < SURE && unknown.reduce((sum, weight) => sum + weight, 0) > total * MUCH
}

const weightOf = ({ weights }: Understood['facts'], at: number) => weights[at] ?? 0

const isUnknown = (facts: Understood['facts'], word: string, at: number) =>
  !facts.known[at] && !/\d/.test(word)

const unknownWords = ({ term, facts }: Understood): string[] =>
  term.words.filter(
    (word, at) => isUnknown(facts, word, at) && weightOf(facts, at) > 0 && !isSmallTalk(word),
  )

/** Those that occur in no product, descriptions included. */
async function findUnusedWords(db: Queryable, words: readonly string[]): Promise<string[]> {
  const uses = words.length === 0 ? new Map<string, number>() : await countWordUses(db, words)
  return words.filter((word) => !uses.get(word))
}

/** How many corrections are tried; for a long query only the likeliest, since each compares all its words. */
const MAX_CORRECTIONS = 3
const LONG_QUESTION = 6

/** The query with its typos corrected, in the likeliest way that matches a kind; undefined if none is certain. */
async function understandCorrected(db: Queryable, question: Question, words: readonly TypedWord[]) {
  const most = words.length > LONG_QUESTION ? 1 : MAX_CORRECTIONS
  for (const text of correctedTexts(question.term.text, words).slice(0, most)) {
    const corrected = await understand(db, { ...readQuestion(text), without: question.without })
    // A typo hardly ever stands for a brand that is not sold.
    if (corrected.fit >= SURE && corrected.best?.source !== 'EQUAL') return corrected
  }
  return undefined
}

const asTyped = ({ page, isCapped }: Pick<FoundPage, 'page' | 'isCapped'>): Answer => ({
  ...page,
  suggestion: null,
  corrected: false,
  partial: false,
  missing: [],
  capped: isCapped,
})

/** `suggestion` is null if nothing was corrected: the words were prefixes. */
const asCorrected = (found: FoundPage, suggestion: string | null): Answer => ({
  ...asTyped(found),
  suggestion,
  corrected: suggestion !== null,
})

/** Price limits in the query, unless the shopper has set some. */
function withLimits(options: ListOptions, { limits }: Question): ListOptions {
  const limit = (kind: 'minPrice' | 'maxPrice') =>
    options[kind] ?? limits.find((one) => one.kind === kind)?.value
  const minPrice = limit('minPrice')
  const maxPrice = limit('maxPrice')
  return {
    ...options,
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
  }
}
