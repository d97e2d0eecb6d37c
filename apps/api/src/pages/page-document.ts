import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { InlineHashes } from '../http/security-headers.ts'
import { BOOT_SCRIPT } from './boot-script.ts'
import { dist } from './built-web.ts'
import { type Drawing, loadDrawer } from './drawing.ts'
import { embedJson, escapeHtml, headTags, type PageHead } from './page-head.ts'
import { pageScripts } from './page-scripts.ts'

interface Frame {
  /** Up to the head's own tags, from there to the screen, and after it. */
  parts: readonly [before: string, head: string, after: string]
  /** The one style and the one script that stand in the page. */
  hashes: InlineHashes
}

let frame: Frame | undefined

/** The built page with its style inside: nothing else must arrive before it can be seen. */
export function readFrame(): Frame {
  frame ??= makeFrame(fs.readFileSync(path.join(dist, 'index.html'), 'utf8'))
  return frame
}

function makeFrame(page: string): Frame {
  const sheet = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(page)
  if (!sheet) throw new Error('The built page names no style')
  const style = fs.readFileSync(path.join(dist, sheet[1] ?? ''), 'utf8').trim()
  const lean = page
    .replace(/<title>.*?<\/title>/s, '')
    .replace(/<meta\s+name="description".*?\/>/s, '')
    .replace(/<noscript>.*?<\/noscript>/s, '')
    // The picture and the words come first on a slow line.
    .replace('<script type="module"', '<script type="module" fetchpriority="low"')
    .replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"')
  const [before = '', rest = ''] = lean.split(sheet[0])
  const [head = '', after = ''] = rest.split('<div id="root"></div>')
  const first = `${before}<style>${style}</style><script>${BOOT_SCRIPT}</script>`
  return {
    parts: [first, head, after],
    hashes: { styles: [hashOf(style)], scripts: [hashOf(BOOT_SCRIPT)] },
  }
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The whole document of a drawn screen, with the answers it was drawn with. */
export async function documentOf(
  address: string,
  { html, seeds }: Drawing,
  head: PageHead,
): Promise<string> {
  const { SEEDS_ID } = await loadDrawer()
  const [before, between, after] = readFrame().parts
  const scripts = pageScripts(address).map(
    (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`,
  )
  return [
    before,
    headTags(head),
    ...scripts,
    between,
    `<div id="root" data-drawn="${escapeHtml(address)}">${html}</div>`,
    `<script type="application/json" id="${SEEDS_ID}">${embedJson(seeds)}</script>`,
    after,
  ].join('\n')
}
