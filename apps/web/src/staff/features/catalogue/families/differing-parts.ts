/** What names have in common, and what is specific to each. */
export interface DifferingParts {
  common: string
  parts: string[]
}

/** Words and the separators between them: ', ' is a part of its own. */
const piecesOf = (name: string) =>
  name.match(/[\p{L}\p{N}]+(?:[.'’/-][\p{L}\p{N}]+)*|[^\p{L}\p{N}]+/gu) ?? []

const trimmed = (text: string) => text.replace(/^[\s,;:()–—-]+|[\s,;:(–—-]+$/g, '')

/**
 * The words in which product names differ: for 'Wrist brace, S' and 'Wrist brace, M', common 'Wrist brace', own S and
 * M. Empty if they do not start alike. Of a single name, what follows its last comma is its own. A suggestion only: staff check it before saving.
 */
export function differingParts(names: readonly string[]): DifferingParts {
  const split = names.map(piecesOf)
  const [first = []] = split
  const shortest = Math.min(...split.map(({ length }) => length))
  const sameUntil = (same: (at: number) => boolean, most: number) => {
    let count = 0
    while (count < most && same(count)) count += 1
    return count
  }
  if (names.length === 0) return { common: '', parts: [] }
  if (names.length === 1) {
    const [, common = '', own = ''] = /^(.*?)(?:,([^,]*))?$/s.exec(names[0] ?? '') ?? []
    return { common: trimmed(common), parts: [trimmed(own)] }
  }
  const begin = sameUntil((at) => split.every((pieces) => pieces[at] === first[at]), shortest)
  const end = sameUntil(
    (at) => split.every((pieces) => pieces.at(-1 - at) === first.at(-1 - at)),
    shortest - begin,
  )
  const common = trimmed(first.slice(0, begin).join(''))
  if (common === '') return { common, parts: names.map(() => '') }
  return {
    common,
    parts: split.map((pieces) => trimmed(pieces.slice(begin, pieces.length - end).join(''))),
  }
}
