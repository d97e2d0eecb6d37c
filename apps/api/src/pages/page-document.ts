import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { InlineHashes } from '../http/security-headers.ts'
import { BEHIND_HASH, BOOT_SCRIPT, WAITING } from './boot-script.ts'
import { dist } from './built-web.ts'
import { type Drawing, loadDrawer } from './drawing.ts'
import { embedJson, escapeHtml, headTags, type PageHead } from './page-head.ts'
import { pageScripts } from './page-scripts.ts'

interface Frame {
  /** Up to where the pictures are named, the style, the rest of the head, and the end with the font. */
  parts: readonly [before: string, style: string, head: string, after: string]
  /** What the first page runs. */
  scripts: readonly string[]
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
  const [script] = page.match(/<script type="module"[^>]*>/) ?? []
  const preloads = page.match(/<link rel="modulepreload"[^>]*>/g) ?? []
  const lean = page
    .replace(/<title>.*?<\/title>/s, '')
    .replace(/<meta\s+name="description".*?\/>/s, '')
    .replace(/<script type="module"[^>]*><\/script>/, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/\n\s+/g, '\n')
  const [before = '', rest = ''] = lean.split(sheet[0])
  const [head = '', after = ''] = rest.split('<div id="root"></div>')
  return {
    parts: [before, `<style>${style}</style>`, head, preloadOfFont(style) + after],
    scripts: [...preloads, ...preloads.map(asScript), script ?? ''],
    hashes: { styles: [hashOf(style)], scripts: [hashOf(BOOT_SCRIPT)] },
  }
}

/** A module that is named as a script of its own runs as a task of its own, before the one that needs it. */
const asScript = (preload: string) =>
  preload.replace('<link rel="modulepreload"', '<script type="module"').replace(' href=', ' src=')

/** Behind what is drawn: asked for a moment later, it comes after the first picture instead of beside it. */
function preloadOfFont(style: string): string {
  const font = /url\(["']?(\/assets\/[^"')]+\.woff2)/.exec(style)?.[1]
  return font ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">` : ''
}

/** With these React begins a screen: the pictures in view, of which the largest is what a visitor waits for. */
const PICTURES = /^(?:<link rel="preload" as="image"[^>]*>)*/

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The whole document of a drawn screen. What another screen would ask for is asked for before all else. */
export async function documentOf(
  address: string,
  drawing: Drawing,
  head: PageHead,
): Promise<string> {
  const { parts, scripts } = readFrame()
  const [before, style, between, after] = parts
  const others = address === '/' ? BEHIND_HASH.flatMap((name) => preloadsOf(`/${name}`, name)) : []
  const pictures = PICTURES.exec(drawing.html)?.[0] ?? ''
  const html = drawing.html.slice(pictures.length)
  return [
    before,
    waiting([...scripts.map(closed), ...others]),
    `<script>${BOOT_SCRIPT}</script>`,
    pictures,
    style,
    headTags(head),
    between,
    await bodyOf(address, { ...drawing, html }),
    after,
  ].join('\n')
}

/** What the boot script puts in the place of the first page's: a screen that was asked for behind the hash. */
export async function bodyOf(address: string, { html, seeds }: Drawing): Promise<string> {
  const { SEEDS_ID } = await loadDrawer()
  return [
    waiting(preloadsOf(address)),
    `<div id="root" data-drawn="${escapeHtml(address)}">${html}</div>`,
    `<script type="application/json" id="${SEEDS_ID}">${embedJson(seeds)}</script>`,
  ].join('\n')
}

const waiting = (tags: readonly string[]) => `<template ${WAITING}>${tags.join('')}</template>`

const preloadsOf = (address: string, screen = '') =>
  pageScripts(address).map(
    (file) =>
      `<link rel="modulepreload"${screen && ` data-of="${screen}"`} crossorigin href="/${file}">`,
  )

const closed = (tag: string) => (tag.startsWith('<script') ? `${tag}</script>` : tag)
