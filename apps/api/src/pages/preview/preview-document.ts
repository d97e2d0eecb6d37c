import { bodyOf, readFrame, type Screen } from '../rendering/page-document.ts'
import { escapeHtml } from '../rendering/page-head.ts'

interface Previewed extends Screen {
  title: string
  /** The previewed time in words: 'Friday, November 27, 2026 at 9:00 AM'. */
  moment: string
  /** Of `previewScript`. */
  script: string
}

// The shop's styles are the same for every page, and the preview bar depends on none of them. It is shown first, but
// comes after the shop, whose first link skips to the content.
const WHOLE = 'display:flex;flex-direction:column'
const BAR = [
  // On phones, where it takes several lines, it scrolls away.
  'order:-1;position:sticky;top:min(0px,(100vw - 720px)*999);z-index:1000',
  'display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center;justify-content:space-between',
  'padding:10px 24px;background:#3b2a00;color:#fff;font-weight:600',
].join(';')
const NOTE = 'display:block;font-weight:400;font-size:.875rem'
const WAY_OUT = 'color:#fff;padding:10px 0'

/** The shop on this page, below a bar that says which moment it is. */
export function previewDocument({ title, moment, script, ...screen }: Previewed): string {
  const [before, style, between, after] = readFrame().parts
  return [
    before,
    `<script>${script}</script>`,
    style,
    `<title>${escapeHtml(title)}</title>`,
    '<meta name="robots" content="noindex">',
    between,
    `<div style="${WHOLE}">`,
    bodyOf(screen),
    `<aside id="preview" aria-label="Preview" style="${BAR}">`,
    `<p>You see the shop as it will be on ${escapeHtml(moment)}`,
    `<span style="${NOTE}">With what is scheduled by now, for a shopper without an account. Search and fill a cart: nothing can be ordered, charged or saved here.</span></p>`,
    `<a href="/staff#/schedule" style="${WAY_OUT}">Leave the preview</a>`,
    '</aside>',
    '</div>',
    after,
  ].join('\n')
}
