import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { InlineHashes } from '../../http/security-headers.ts'
import { dist } from '../files/built-web.ts'
import { embedJson, escapeHtml, headTags, type PageHead } from './page-head.ts'

interface Frame {
  /** Up to the picture preloads, the style, the rest of the head, and the end with font and scripts. */
  parts: readonly [before: string, style: string, head: string, after: string]
  /** The one inline style and the one inline script of the page. */
  hashes: InlineHashes
}

/** The URL at which the server renders screens behind the hash that also have a page. */
export const SCREENS = '/screen'

/**
 * Hides what the server rendered if the browser will show something else: a screen behind the hash, which the server
 * cannot see, or another language (main.tsx). A screen behind the hash is requested at once and replaces that of the
 * first page; without this it appears two seconds later on a phone, after script, code and answers.
 */
const HEAD_SCRIPT = `{
const { hash } = location
const { dataset } = document.documentElement
let language
try { language = localStorage.getItem('mendwell.language') } catch {}
const isEnglish = (language ?? 'en') === 'en'
if (hash.startsWith('#/') || !isEnglish) dataset.waits = ''
if (hash.startsWith('#/') && hash !== '#/' && isEnglish) {
  const parsed = new Promise((done) => addEventListener('DOMContentLoaded', done))
  fetch('${SCREENS}' + hash.slice(1)).then(async (answer) => {
    const screen = answer.status === 200 && await answer.text()
    await parsed
    if (!screen || dataset.waits !== '' || location.hash !== hash) return
    document.getElementById('state').remove()
    document.getElementById('root').outerHTML = screen
    delete dataset.waits
  }).catch(() => {})
}
}`

let frame: Frame | undefined

/** The built page with inline styles: nothing else must load before it can be rendered. */
export function readFrame(): Frame {
  frame ??= makeFrame(fs.readFileSync(path.join(dist, 'index.html'), 'utf8'))
  return frame
}

const SCRIPTS = /<(?:link rel="modulepreload"[^>]*|script type="module"[^>]*><\/script)>/g

function makeFrame(page: string): Frame {
  const sheet = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(page)
  if (!sheet) throw new Error('The built page names no style')
  const style = fs.readFileSync(path.join(dist, sheet[1] ?? ''), 'utf8').trim()
  // Run as soon as they are loaded: nothing of the page comes after them.
  const scripts = (page.match(SCRIPTS) ?? []).map((tag) => tag.replace('<script', '<script async'))
  const lean = page
    .replace(/<title>.*?<\/title>/s, '')
    .replace(/<meta\s+name="description".*?\/>/s, '')
    .replaceAll(SCRIPTS, '')
    .replaceAll(/\n\s+/g, '\n')
  const [before = '', rest = ''] = lean.split(sheet[0])
  const [head = '', after = ''] = rest.split('<div id="root"></div>')
  return {
    parts: [
      before,
      `<style>${style}</style>`,
      head,
      [preloadOfFont(style), ...scripts, after].join(''),
    ],
    hashes: { styles: [hashOf(style)], scripts: [hashOf(HEAD_SCRIPT)] },
  }
}

/** After the rendered screen, like the scripts: requested a moment later, they do not delay the first picture. */
function preloadOfFont(style: string): string {
  const font = /url\(["']?(\/assets\/[^"')]+\.woff2)/.exec(style)?.[1]
  return font ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">` : ''
}

/** React starts a screen with these: the pictures in view, the largest of which is what a visitor waits for. */
const PICTURES = /^(?:<link rel="preload" as="image"[^>]*>)*/

/** Of an inline style or script, as a content security policy names it. */
export const hashOf = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

export interface Screen {
  /** In the app, such as /shop/61. */
  address: string
  html: string
  /** The answers that it was rendered from. */
  state: unknown
  stateId: string
}

/** The whole HTML document of a rendered screen. */
export function documentOf({ head, html, ...screen }: Screen & { head: PageHead }): string {
  const [before, style, between, after] = readFrame().parts
  const pictures = PICTURES.exec(html)?.[0] ?? ''
  return [
    before,
    `<script>${HEAD_SCRIPT}</script>`,
    pictures,
    style,
    headTags(head),
    between,
    bodyOf({ ...screen, html: html.slice(pictures.length) }),
    after,
  ].join('\n')
}

/** The part of a page for its screen: a screen requested behind the hash replaces it. */
export const bodyOf = ({ address, html, state, stateId }: Screen): string =>
  [
    `<div id="root" data-page="${escapeHtml(address)}">${html}</div>`,
    `<script type="application/json" id="${stateId}">${embedJson(state)}</script>`,
  ].join('\n')
