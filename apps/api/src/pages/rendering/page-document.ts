import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { InlineHashes } from '../../http/security-headers.ts'
import { dist } from '../files/built-web.ts'
import { embedJson, escapeHtml, headTags, type PageHead } from './page-head.ts'

interface Frame {
  /** Up to where the pictures are named, the style, the rest of the head, and the end with font and scripts. */
  parts: readonly [before: string, style: string, head: string, after: string]
  /** Its end without them: for who only looks (pages/preview). */
  afterWithoutScripts: string
  /** The one style and the one script that stand in the page. */
  hashes: InlineHashes
}

/** Where the server renders the screens that have a page too, as they are behind the hash. */
export const SCREENS = '/screen'

/**
 * Hides what the server rendered where the browser will show something else: behind the hash, which the server
 * cannot see, or in another language (main.tsx). A screen behind the hash is asked for at once and takes the place
 * of the first page's; without this it is seen two seconds later on a phone, after script, code and answers.
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

/** The built page with its style inside: nothing else must arrive before it can be seen. */
export function readFrame(): Frame {
  frame ??= makeFrame(fs.readFileSync(path.join(dist, 'index.html'), 'utf8'))
  return frame
}

const SCRIPTS = /<(?:link rel="modulepreload"[^>]*|script type="module"[^>]*><\/script)>/g

function makeFrame(page: string): Frame {
  const sheet = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(page)
  if (!sheet) throw new Error('The built page names no style')
  const style = fs.readFileSync(path.join(dist, sheet[1] ?? ''), 'utf8').trim()
  // Run as soon as they are here: nothing of the page comes after them.
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
    afterWithoutScripts: [preloadOfFont(style), after].join(''),
    hashes: { styles: [hashOf(style)], scripts: [hashOf(HEAD_SCRIPT)] },
  }
}

/** Behind what is rendered, as the scripts are: asked for a moment later, they do not hold back the first picture. */
function preloadOfFont(style: string): string {
  const font = /url\(["']?(\/assets\/[^"')]+\.woff2)/.exec(style)?.[1]
  return font ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">` : ''
}

/** With these React begins a screen: the pictures in view, of which the largest is what a visitor waits for. */
const PICTURES = /^(?:<link rel="preload" as="image"[^>]*>)*/

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

interface Screen {
  /** In the app, such as /shop/61. */
  address: string
  html: string
  /** The answers that it was rendered from. */
  state: unknown
  stateId: string
}

/** The whole document of a rendered screen. */
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

/** What a page has of its screen: a screen that was asked for behind the hash takes its place. */
export const bodyOf = ({ address, html, state, stateId }: Screen): string =>
  [
    `<div id="root" data-page="${escapeHtml(address)}">${html}</div>`,
    `<script type="application/json" id="${stateId}">${embedJson(state)}</script>`,
  ].join('\n')
