import { commonMarks, type FewMarks, fewMarks, type Marks, marksOf, passingMarks } from './marks.ts'
import { meet } from './meet.ts'
import { fieldsOf } from './posting.ts'
import { ANY_FIELD, type QueryTree, type QueryWord } from './query-tree.ts'
import { int32s } from './room.ts'
import type { Postings, WordPostings } from './word-postings.ts'

/** Products as a list of rising numbers, or as marks where several lists were joined. */
type Found = Int32Array | Marks

/** The numbers of the products that a query fits, rising; active or not. */
export function findMatching(tree: QueryTree, words: WordPostings): Int32Array {
  const found = findAny(tree, words)
  return isList(found) ? found : found.docs()
}

/** The same as a set of few. */
export function findFew(tree: QueryTree, words: WordPostings): FewMarks {
  const found = findAny(tree, words)
  return fewMarks(isList(found) ? marksOf(found, words.size) : found)
}

function findAny(tree: QueryTree, words: WordPostings): Found {
  switch (tree.kind) {
    case 'word':
      return findWord(tree, words)
    case 'any':
      return union(
        tree.of.map((part) => findAny(part, words)),
        words.size,
      )
    case 'all':
      return intersection(tree.of.map((part) => findAny(part, words)))
  }
}

function findWord({ word, isPrefix, fields }: QueryWord, words: WordPostings): Found {
  if (!isPrefix) return docsInFields(words.find(word), fields)
  if (fields === ANY_FIELD) return words.haveBeginning(word)
  const marks = passingMarks(words.size)
  for (const list of words.findBeginning(word)) marks.setAll(docsInFields(list, fields))
  return marks
}

function docsInFields({ docs, infoAt }: Postings, fields: number): Int32Array {
  if (fields === ANY_FIELD) return docs
  const found = int32s(docs.length)
  let end = 0
  for (let at = 0; at < docs.length; at++) {
    if ((fieldsOf(infoAt(at)) & fields) !== 0) found[end++] = docs[at] as number
  }
  return found.subarray(0, end)
}

const isList = (found: Found): found is Int32Array => found instanceof Int32Array

function union(parts: readonly Found[], size: number): Found {
  const [first = new Int32Array(0), ...others] = parts.filter(
    (part) => !isList(part) || part.length > 0,
  )
  if (others.length === 0) return first
  const marks = passingMarks(size)
  for (const part of parts) {
    if (isList(part)) marks.setAll(part)
    else marks.join(part)
  }
  return marks
}

/** What is in all of them: the numbers of the shortest list are looked up in the others. */
function intersection(parts: readonly Found[]): Found {
  const lists = parts.filter(isList)
  const marks = parts.filter((part): part is Marks => !isList(part))
  const [shortest, ...others] = lists.sort((one, other) => one.length - other.length)
  if (shortest) return marks.reduce(amongMarks, others.reduce(among, shortest))
  return marks.reduce(commonMarks)
}

function among(docs: Int32Array, list: Int32Array): Int32Array {
  const found = int32s(docs.length)
  let end = 0
  meet(docs, list, (at) => {
    found[end++] = docs[at] as number
  })
  return found.subarray(0, end)
}

function amongMarks(docs: Int32Array, { has }: Marks): Int32Array {
  const found = int32s(docs.length)
  let end = 0
  for (let at = 0; at < docs.length; at++) {
    const doc = docs[at] as number
    if (has(doc)) found[end++] = doc
  }
  return found.subarray(0, end)
}
