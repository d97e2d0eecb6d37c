/** A page's metadata for search engines and previews. */
export interface PageHead {
  /** The shop's name. */
  site: string
  title: string
  description: string
  /** Its own clean URL, absolute. */
  canonical: string
  /** Absolute. */
  image: string
  type: 'website' | 'product' | 'article'
  /** Products only. */
  price?: { dollars: number; currency: string }
  hidden?: boolean
  jsonLd: readonly object[]
}

const MAX_DESCRIPTION = 160

export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** JSON that is safe inside a script element, whatever it holds. */
export const embedJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')

/** The start of a text, cut at a word. */
export function shorten(text: string, most = MAX_DESCRIPTION): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= most) return plain
  return `${plain.slice(0, plain.lastIndexOf(' ', most - 1)).replace(/[,;:.]$/, '')}…`
}

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`

/** The tags for it. */
export function headTags(head: PageHead): string {
  const { site, title, description, canonical, image, type, price, hidden, jsonLd } = head
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...(hidden ? [meta('name', 'robots', 'noindex')] : []),
    ...(hidden ? [] : [`<link rel="canonical" href="${escapeHtml(canonical)}">`]),
    meta('property', 'og:site_name', site),
    meta('property', 'og:type', type),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:image', image),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(price === undefined
      ? []
      : [
          meta('property', 'product:price:amount', price.dollars.toFixed(2)),
          meta('property', 'product:price:currency', price.currency),
        ]),
    ...jsonLd.map((data) => `<script type="application/ld+json">${embedJson(data)}</script>`),
  ].join('\n')
}
