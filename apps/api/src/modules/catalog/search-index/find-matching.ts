import { type Marks, makeMarks } from './marks.ts'
import { meet } from './meet.ts'
import { fieldsOf } from './posting.ts'
import { ANY_FIELD, type QueryTree, type QueryWord } from './query-tree.ts'
import type { Postings, WordPostings } from './word-postings.ts'

/** Products as a list of rising numbers, or as marks where several lists were joined. */
type Found = Int32Array | Marks

/** The numbers of the products that a query fits, rising; active or not. */
export function findMatching(tree: QueryTree, words: WordPostings): Int32Array {
  const found = findAny(tree, words)
  return found instanceof Int32Array ? found : found.docs()
}

function findAny(tree: QueryTree, words: WordPostings): Found {
  switch (tree.kind) {
    case 'word':
      return union(docsOf(tree, words))
    case 'any':
      return union(tree.of.map((part) => findMatching(part, words)))
    case 'all':
      return intersection(tree.of.map((part) => findAny(part, words)))
  }
}

/** One list for each word that counts. */
function docsOf({ word, isPrefix, fields }: QueryWord, words: WordPostings): Int32Array[] {
  const lists = isPrefix ? words.findBeginning(word) : [words.find(word)]
  return lists.map((list) => (fields === ANY_FIELD ? list.docs : docsInFields(list, fields)))
}

function docsInFields({ docs, infos }: Postings, fields: number): Int32Array {
  const found = new Int32Array(docs.length)
  let end = 0
  for (let at = 0; at < docs.length; at++) {
    if ((fieldsOf(infos[at] as number) & fields) !== 0) found[end++] = docs[at] as number
  }
  return found.subarray(0, end)
}

function union(lists: readonly Int32Array[]): Found {
  const [first = new Int32Array(0), ...others] = lists.filter(({ length }) => length > 0)
  if (others.length === 0) return first
  const last = lists.reduce((most, list) => Math.max(most, list.at(-1) ?? 0), 0)
  const marks = makeMarks(last + 1)
  for (const list of lists) marks.set(list)
  return marks
}

/** What is in all of them: the numbers of the shortest list are looked up in the others. */
function intersection(parts: readonly Found[]): Int32Array {
  const lists = parts.filter((part) => part instanceof Int32Array)
  const marks = parts.filter((part): part is Marks => !(part instanceof Int32Array))
  if (lists.length === 0) lists.push((marks.shift() as Marks).docs())
  const [shortest = new Int32Array(0), ...others] = lists.sort(
    (one, other) => one.length - other.length,
  )
  return marks.reduce(amongMarks, others.reduce(among, shortest))
}

function among(docs: Int32Array, list: Int32Array): Int32Array {
  const found = new Int32Array(docs.length)
  let end = 0
  meet(docs, list, (at) => {
    found[end++] = docs[at] as number
  })
  return found.subarray(0, end)
}

function amongMarks(docs: Int32Array, { has }: Marks): Int32Array {
  const found = new Int32Array(docs.length)
  let end = 0
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at] as number
    if (has(doc)) found[end++] = doc
  }
  return found.subarray(0, end)
}
