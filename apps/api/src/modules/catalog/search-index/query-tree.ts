/** Fields of a product that a word stands in, as bits; the letters are those of a tsvector. */
export const FIELD = { D: 1, C: 2, B: 4, A: 8 } as const
export const ANY_FIELD = 15

/** One word of a query, or all words that begin so. */
export interface QueryWord {
  kind: 'word'
  word: string
  isPrefix: boolean
  /** Bits of FIELD in one of which it must stand. */
  fields: number
}

export type QueryTree =
  | QueryWord
  | { kind: 'all'; of: readonly QueryTree[] }
  | { kind: 'any'; of: readonly QueryTree[] }

const TOKEN = /'((?:[^']|'')*)'(?::([*ABCD]+))?|<->|<\d+>|[&|()]/g

/**
 * Reads the text of a tsquery as search-words.ts writes it and PostgreSQL prints it: words, &, | and
 * parentheses; words that follow each other (<->) count as both. Undefined when it has no word.
 */
export function parseQuery(text: string): QueryTree | undefined {
  const tokens = [...text.matchAll(TOKEN)]
  let at = 0

  function readAny(): QueryTree | undefined {
    const parts = [readAll()]
    while (tokens[at]?.[0] === '|') {
      at++
      parts.push(readAll())
    }
    return joined('any', parts)
  }

  function readAll(): QueryTree | undefined {
    const parts = [readOne()]
    while (/^[&<]/.test(tokens[at]?.[0] ?? '')) {
      at++
      parts.push(readOne())
    }
    return joined('all', parts)
  }

  function readOne(): QueryTree | undefined {
    const token = tokens[at++]
    if (!token) return undefined
    if (token[0] !== '(') return wordOf(token)
    const inside = readAny()
    at++
    return inside
  }

  return readAny()
}

function wordOf([, quoted = '', label = '']: RegExpMatchArray): QueryWord {
  const letters = [...label].filter((letter): letter is keyof typeof FIELD => letter in FIELD)
  const fields = letters.reduce((bits, letter) => bits | FIELD[letter], 0)
  const word = quoted.replaceAll("''", "'").replaceAll('\\\\', '\\')
  return { kind: 'word', word, isPrefix: label.includes('*'), fields: fields || ANY_FIELD }
}

/** Parts without words fall away, as stop words do in PostgreSQL. */
export function joined(kind: 'all' | 'any', parts: readonly (QueryTree | undefined)[]) {
  const of = parts.filter((part) => part !== undefined)
  return of.length > 1 ? { kind, of } : of[0]
}

/** Puts something in the place of every word; what becomes undefined falls away. */
export function replaceWords(
  tree: QueryTree,
  replace: (word: QueryWord) => QueryTree | undefined,
): QueryTree | undefined {
  if (tree.kind === 'word') return replace(tree)
  return joined(
    tree.kind,
    tree.of.map((part) => replaceWords(part, replace)),
  )
}

export const wordsIn = (tree: QueryTree): QueryWord[] =>
  tree.kind === 'word' ? [tree] : tree.of.flatMap(wordsIn)
