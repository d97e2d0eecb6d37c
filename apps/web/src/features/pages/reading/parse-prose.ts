type Block = { kind: 'heading' | 'paragraph'; text: string } | { kind: 'list'; entries: string[] }

/** The blocks of a page text: '## ' starts a heading, '- ' a list item, a blank line ends a block. */
export function parseProse(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .flatMap((part) => blocksOf(part.trim().split('\n')))
    .filter((block) => block.kind === 'list' || block.text !== '')
}

function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = []
  for (const line of lines) {
    const last = blocks.at(-1)
    if (line.startsWith('## ')) blocks.push({ kind: 'heading', text: line.slice(3) })
    else if (line.startsWith('- ')) {
      if (last?.kind === 'list') last.entries.push(line.slice(2))
      else blocks.push({ kind: 'list', entries: [line.slice(2)] })
    } else if (last?.kind === 'paragraph') last.text += ` ${line}`
    else blocks.push({ kind: 'paragraph', text: line })
  }
  return blocks
}

export type Part = { text: string; to?: string }

/** The parts of a line: plain text and [links](/within the shop). */
export function parseLinks(text: string): Part[] {
  const parts: Part[] = []
  let from = 0
  for (const match of text.matchAll(/\[([^\]]+)\]\((\/[^)]*)\)/g)) {
    if (match.index > from) parts.push({ text: text.slice(from, match.index) })
    const [all, words = '', to = ''] = match
    parts.push({ text: words, to })
    from = match.index + all.length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}
