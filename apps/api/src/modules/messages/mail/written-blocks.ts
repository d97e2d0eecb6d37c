import type { Block, Span } from '@mendwell/contract/content/page-blocks'
import { BRAND, CANVAS, escapeHtml, HAIR, INK, lines } from './mail-styles.ts'

const TEXT = `font-size:16px;line-height:1.55;color:${INK}`
const CELL = `padding:8px 12px 8px 0;border-bottom:1px solid ${HAIR};text-align:left;vertical-align:top;${TEXT}`

/** What staff wrote, as HTML for mail programs. */
export const writtenHtml = (blocks: readonly Block[]): string => blocks.map(blockHtml).join('\n')

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return heading(block.level, spansHtml(block.spans))
    case 'paragraph':
      return `<p style="margin:0 0 16px;${TEXT}">${spansHtml(block.spans)}</p>`
    case 'quote':
      return `<blockquote style="margin:0 0 24px;padding:12px 16px;border-left:4px solid ${BRAND};background:${CANVAS};${TEXT}">${spansHtml(block.spans)}</blockquote>`
    case 'list': {
      const entries = block.entries.map(
        (spans) => `<li style="margin:0 0 8px;${TEXT}">${spansHtml(spans)}</li>`,
      )
      const tag = block.isOrdered ? 'ol' : 'ul'
      return `<${tag} style="margin:0 0 16px;padding:0 0 0 24px">${entries.join('')}</${tag}>`
    }
    case 'table': {
      const head = block.head.map(
        (spans) => `<th scope="col" style="${CELL}">${spansHtml(spans)}</th>`,
      )
      const rows = block.rows.map(
        (row) =>
          `<tr>${row.map((spans) => `<td style="${CELL}">${spansHtml(spans)}</td>`).join('')}</tr>`,
      )
      return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;border-collapse:collapse"><tr>${head.join('')}</tr>${rows.join('')}</table>`
    }
    case 'rule':
      return `<hr style="margin:24px 0;border:0;border-top:1px solid ${HAIR}">`
  }
}

const heading = (level: 2 | 3, html: string) =>
  `<h${level} style="margin:24px 0 12px;font-size:${level === 2 ? 20 : 17}px;line-height:1.3;color:${INK}">${html}</h${level}>`

const spansHtml = (spans: readonly Span[]): string =>
  spans
    .map(({ text, to, isStrong, isStressed }) => {
      const stressed = isStressed ? `<em>${lines(text)}</em>` : lines(text)
      const strong = isStrong ? `<strong>${stressed}</strong>` : stressed
      return to ? `<a href="${escapeHtml(to)}" style="color:${BRAND}">${strong}</a>` : strong
    })
    .join('')

/** The same for programs without HTML: each link stands behind its words. */
export const writtenText = (blocks: readonly Block[]): string => blocks.map(blockText).join('\n\n')

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading': {
      const words = spansText(block.spans)
      return `${words}\n${'-'.repeat(words.length)}`
    }
    case 'paragraph':
      return spansText(block.spans)
    case 'quote':
      return spansText(block.spans).replace(/^/gm, '> ')
    case 'list':
      return block.entries
        .map((spans, at) => `${block.isOrdered ? `${at + 1}.` : '-'} ${spansText(spans)}`)
        .join('\n')
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(spansText).join(' | ')).join('\n')
    case 'rule':
      return '-----'
  }
}

const spansText = (spans: readonly Span[]): string =>
  spans.map(({ text, to }) => (to && to !== text ? `${text} (${to})` : text)).join('')
