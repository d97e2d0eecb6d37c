import { readFrame } from '../rendering/page-document.ts'
import { escapeHtml } from '../rendering/page-head.ts'

interface Previewed {
  /** The previewed page. */
  html: string
  title: string
  /** The previewed time in words: 'Friday, November 27, 2026 at 9:00 AM'. */
  moment: string
}

/** Links of a page that do not exist in a preview, such as the cart. */
export const NOT_IN_PREVIEW = '#preview'

// The shop's styles are the same for every page, and the preview bar depends on none of them.
const BAR = [
  'position:sticky;top:0;z-index:1000;display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center',
  'justify-content:space-between;padding:10px 24px;background:#3b2a00;color:#fff;font-weight:600',
].join(';')
const NOTE = 'display:block;font-weight:400;font-size:.875rem'
const WAY_OUT = 'color:#fff;padding:10px 0'

/** A page without its scripts: it shows the shop, but nothing can be added to the cart or ordered. */
export function previewDocument({ html, title, moment }: Previewed): string {
  const { parts, afterWithoutScripts } = readFrame()
  const [before, style, between] = parts
  return [
    before,
    style,
    `<title>${escapeHtml(title)}</title>`,
    '<meta name="robots" content="noindex">',
    between,
    `<aside id="preview" aria-label="Preview" style="${BAR}">`,
    `<p>You see the shop as it will be on ${escapeHtml(moment)}`,
    `<span style="${NOTE}">With what is scheduled by now. Prices, texts and links work; cart, search and checkout do not.</span></p>`,
    `<a href="/staff#/schedule" style="${WAY_OUT}">Leave the preview</a>`,
    '</aside>',
    `<div id="root">${html}</div>`,
    afterWithoutScripts,
  ].join('\n')
}
