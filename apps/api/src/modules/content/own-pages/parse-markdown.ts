import type { Block, Span } from '@mendwell/contract/content/page-blocks'
import MarkdownIt, { type Token } from 'markdown-it'

/** Deeper than anyone writes; deeper nesting is dropped. */
const MAX_NESTING = 20
/** Within the shop, but not `//elsewhere`, which browsers take for another site. */
const WITHIN = /^\/(?![/\\])/
const OUTSIDE = /^(https?:\/\/|mailto:|tel:)/i

/** HTML stays plain text; pictures and code are not supported in these texts. */
const markdown = new MarkdownIt({ html: false, maxNesting: MAX_NESTING }).disable([
  'code',
  'fence',
  'backticks',
  'image',
  'strikethrough',
])
// Scripts and data are not valid targets: such a link stays plain text.
markdown.validateLink = (address) => WITHIN.test(address) || OUTSIDE.test(address)

/** The parser's state. */
interface Reading {
  blocks: Block[]
  /** Nested lists; an item of any of them belongs to an outermost item. */
  lists: number
  quotes: number
  heading?: 2 | 3 | undefined
  isHead: boolean
  /** Where the next text belongs, if not in a block of its own. */
  into?: Span[] | undefined
}

/** The blocks of a Markdown text: headings, paragraphs, quotes, lists (nested ones flattened), tables and links. */
export function parseMarkdown(text: string): Block[] {
  const reading: Reading = { blocks: [], lists: 0, quotes: 0, isHead: false }
  for (const token of markdown.parse(text, {})) {
    if (token.type === 'inline') place(spansOf(token.children ?? []), reading)
    else STEPS[token.type]?.(reading, token)
  }
  return reading.blocks
}

/** The text of one line, such as the introduction of a page. */
export const parseLine = (text: string): Span[] =>
  markdown.parseInline(text, {}).flatMap(({ children }) => spansOf(children ?? []))

type Step = (reading: Reading, token: Token) => void

const openList: Step = (reading, { type }) => {
  const isOrdered = type === 'ordered_list_open'
  if (reading.lists === 0) reading.blocks.push({ kind: 'list', isOrdered, entries: [] })
  reading.lists += 1
}
const closeList: Step = (reading) => {
  reading.lists -= 1
  if (reading.lists === 0) reading.into = undefined
}
const openCell: Step = (reading) => {
  const table = reading.blocks.at(-1)
  if (table?.kind !== 'table') return
  const row = reading.isHead ? table.head : table.rows.at(-1)
  reading.into = []
  row?.push(reading.into)
}
const closeCell: Step = (reading) => {
  reading.into = undefined
}

/** MAP: what the tokens of the library's flat list mean. */
const STEPS: Record<string, Step> = {
  bullet_list_open: openList,
  ordered_list_open: openList,
  bullet_list_close: closeList,
  ordered_list_close: closeList,
  list_item_open: (reading) => {
    const list = reading.blocks.at(-1)
    reading.into = []
    if (list?.kind === 'list') list.entries.push(reading.into)
  },
  blockquote_open: (reading) => {
    reading.quotes += 1
  },
  blockquote_close: (reading) => {
    reading.quotes -= 1
  },
  heading_open: (reading, { tag }) => {
    // The title of the page is its only first-level heading.
    reading.heading = tag <= 'h2' ? 2 : 3
  },
  heading_close: (reading) => {
    reading.heading = undefined
  },
  // Inside a list it would split the list: its text becomes items.
  table_open: ({ blocks, lists }) => {
    if (lists === 0) blocks.push({ kind: 'table', head: [], rows: [] })
  },
  thead_open: (reading) => {
    reading.isHead = true
  },
  thead_close: (reading) => {
    reading.isHead = false
  },
  tr_open: ({ blocks, isHead }) => {
    const table = blocks.at(-1)
    if (table?.kind === 'table' && !isHead) table.rows.push([])
  },
  th_open: openCell,
  td_open: openCell,
  th_close: closeCell,
  td_close: closeCell,
  hr: ({ blocks, lists }) => {
    if (lists === 0) blocks.push({ kind: 'rule' })
  },
}

function place(spans: Span[], { blocks, into, heading, quotes }: Reading): void {
  if (into) {
    if (into.length > 0) into.push({ text: '\n' })
    into.push(...spans)
  } else if (spans.length > 0) {
    if (heading) blocks.push({ kind: 'heading', level: heading, spans })
    else blocks.push({ kind: quotes > 0 ? 'quote' : 'paragraph', spans })
  }
}

/** The text of a line with its formatting. */
function spansOf(tokens: readonly Token[]): Span[] {
  const spans: Span[] = []
  const open = { strong: 0, em: 0, to: '' }
  for (const token of tokens) {
    const { type, nesting } = token
    if (type === 'strong_open' || type === 'strong_close') open.strong += nesting
    else if (type === 'em_open' || type === 'em_close') open.em += nesting
    else if (type === 'link_open') open.to = String(token.attrGet('href') ?? '')
    else if (type === 'link_close') open.to = ''
    const text = BREAKS[type] ?? token.content
    if (text !== '') spans.push(spanOf(text, open))
  }
  return spans
}

/** A line break continues the line; after two spaces or a backslash it starts a new one. */
const BREAKS: Record<string, string> = { softbreak: ' ', hardbreak: '\n' }

const spanOf = (text: string, open: { strong: number; em: number; to: string }): Span => ({
  text,
  ...(open.to && { to: open.to }),
  ...(open.strong > 0 && { isStrong: true }),
  ...(open.em > 0 && { isStressed: true }),
})
