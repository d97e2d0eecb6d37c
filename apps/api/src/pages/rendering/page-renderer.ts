import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Brand, Category, Department, ProductWire } from '@mendwell/contract/catalog/catalog'
import type { Kind } from '@mendwell/contract/catalog/kinds'
import { dist } from '../files/built-web.ts'

/** The parts of an answer that a call reads. */
export type Reply = Pick<Response, 'ok' | 'status' | 'statusText' | 'json'>

/** Calls the API like a browser without a session. */
export type Ask = (address: string) => Promise<Reply>

/** The subject of a page, as the catalog has it now. */
export type Subject =
  | { kind: 'product'; product: ProductWire }
  | { kind: 'category'; category: Category }
  | { kind: 'department'; department: Department }
  | { kind: 'brand'; brandId: Brand['brandId']; name: string }
  | { kind: 'productKind'; productKind: Kind }
  | { kind: 'plain' }

/** A page with all answers that it is rendered from. */
export interface LoadedPage {
  /** 200, or 404 for the not-found page. */
  status: number
  /** The screen's URL in the app, such as /shop/61?page=2. */
  address: string
  /** Its one clean URL, without filters and pages. */
  path: string
  subject: Subject
}

/** The server bundle of the web app (apps/web/src/server/server.tsx). */
export interface PageRenderer {
  loadPage(url: string, ask: Ask): Promise<LoadedPage | { location: string }>
  /** A screen behind the hash; undefined if only the browser renders it, or the shop has nothing for it. */
  loadScreen(address: string, ask: Ask): Promise<LoadedPage | undefined>
  /** Its links lead to pages, or to screens behind the hash. */
  renderPage(page: LoadedPage, links: 'page' | 'hash'): Promise<{ html: string; state: unknown }>
  /** What a call returned to the page, if it was called. */
  answerTo(page: LoadedPage, url: string): unknown
  cleanAddress(address: string): string | undefined
  slugOf(name: string): string
  articles: readonly { slug: string }[]
  /** Patterns of the URLs that have a page, such as /p/:name. */
  cleanPatterns: readonly string[]
  STATE_ID: string
}

const file = path.join(dist, 'server/server.js')

export const canRender = (): boolean => fs.existsSync(file)

let renderer: Promise<PageRenderer> | undefined

/** Loads the screens once, with the first page: a server that only answers calls does not need them. */
export function loadRenderer(): Promise<PageRenderer> {
  renderer ??= import(pathToFileURL(file).href)
  return renderer
}
