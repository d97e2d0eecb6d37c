import { makeMarks } from './marks.ts'
import { fieldsOf } from './posting.ts'
import { ANY_FIELD, type QueryTree, type QueryWord } from './query-tree.ts'
import type { Postings, WordPostings } from './word-postings.ts'

/** The numbers of the products that a query fits, rising; active or not. */
export function findMatching(tree: QueryTree, words: WordPostings): Int32Array {
  if (tree.kind === 'word') return docsOf(tree, words)
  const parts = tree.of.map((part) => findMatching(part, words))
  return tree.kind === 'any' ? union(parts) : intersection(parts)
}

function docsOf({ word, isPrefix, fields }: QueryWord, words: WordPostings): Int32Array {
  const lists = isPrefix ? words.findBeginning(word) : [words.find(word)]
  if (fields === ANY_FIELD) return union(lists.map(({ docs }) => docs))
  return union(
    lists.map(({ docs, infos }) =>
      keep(docs, (at) => (fieldsOf(infos[at] as number) & fields) !== 0),
    ),
  )
}

/** Those of the numbers whose place passes; quicker than filter() of typed arrays. */
export function keep(docs: Int32Array, passes: (at: number) => boolean): Int32Array {
  const kept = new Int32Array(docs.length)
  let end = 0
  for (let at = 0; at < docs.length; at++) if (passes(at)) kept[end++] = docs[at] as number
  return kept.subarray(0, end)
}

export function union(lists: readonly Int32Array[]): Int32Array {
  const [first = new Int32Array(0), ...others] = lists.filter(({ length }) => length > 0)
  if (others.length === 0) return first
  const last = lists.reduce((most, list) => Math.max(most, list.at(-1) ?? 0), 0)
  const marks = makeMarks(last + 1)
  for (const list of lists) marks.set(list)
  return marks.docs()
}

export function intersection(lists: readonly Int32Array[]): Int32Array {
  const [shortest = new Int32Array(0), ...others] = [...lists].sort(
    (one, other) => one.length - other.length,
  )
  return others.reduce<Int32Array>((common, list) => {
    const places = placesIn(list, common)
    return keep(common, (at) => (places[at] as number) >= 0)
  }, shortest)
}

/** Where each of some rising numbers stands in a rising list; -1 where it does not. */
function placesIn(list: Int32Array, docs: Int32Array): Int32Array {
  const places = new Int32Array(docs.length)
  let from = 0
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at] as number
    // Ever longer steps until beyond it, then halving them: few looks, near or far.
    let step = 1
    while (from + step < list.length && (list[from + step] as number) <= doc) {
      from += step
      step <<= 1
    }
    for (; step >= 1; step >>= 1) {
      if (from + step < list.length && (list[from + step] as number) <= doc) from += step
    }
    places[at] = list[from] === doc ? from : -1
  }
  return places
}

/** What is known of a word in each of some products, by rising number; 0 where it does not stand. */
export function infosIn({ docs, infos }: Postings, wanted: Int32Array): Uint16Array {
  const places = placesIn(docs, wanted)
  const found = new Uint16Array(wanted.length)
  for (let at = 0; at < wanted.length; at++) {
    const place = places[at] as number
    if (place >= 0) found[at] = infos[place] as number
  }
  return found
}
