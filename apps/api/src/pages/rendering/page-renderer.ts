import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Brand, Category, Department, ProductWire } from '@mendwell/contract/catalog/catalog'
import type { Kind } from '@mendwell/contract/catalog/kinds'
import { dist } from '../files/built-web.ts'

/** What a call reads of its answer. */
export type Reply = Pick<Response, 'ok' | 'status' | 'statusText' | 'json'>

/** Asks the API what a browser without a session would. */
export type Ask = (address: string) => Promise<Reply>

/** What a page is about, as the catalogue knows it at this moment. */
export type Subject =
  | { kind: 'product'; product: ProductWire }
  | { kind: 'category'; category: Category }
  | { kind: 'department'; department: Department }
  | { kind: 'brand'; brandId: Brand['brandId']; name: string }
  | { kind: 'productKind'; productKind: Kind }
  | { kind: 'plain' }

/** A page with all answers that it is rendered from. */
export interface LoadedPage {
  /** 200, or 404 for the page that says that there is none. */
  status: number
  /** The screen's address in the app, such as /shop/61?page=2. */
  address: string
  /** Its one clean address, without filters and pages. */
  path: string
  subject: Subject
}

/** Where the pages of a preview stand, and what links lead to that it does not have. */
interface Under {
  under: string
  without: string
}

/** What the web app's build gives to the server (apps/web/src/server/server.tsx). */
export interface PageRenderer {
  loadPage(url: string, ask: Ask): Promise<LoadedPage | { location: string }>
  /** A screen behind the hash; undefined where only the browser renders it, and where the shop has nothing. */
  loadScreen(address: string, ask: Ask): Promise<LoadedPage | undefined>
  /** Its links lead to pages, to screens behind the hash, or to pages of a preview. */
  renderPage(
    page: LoadedPage,
    links: 'page' | 'hash' | Under,
  ): Promise<{ html: string; state: unknown }>
  /** What a page was told by a call, if it asked. */
  answerTo(page: LoadedPage, url: string): unknown
  cleanAddress(address: string): string | undefined
  slugOf(name: string): string
  articles: readonly { slug: string }[]
  /** Patterns of the addresses that have a page, such as /p/:name. */
  cleanPatterns: readonly string[]
  STATE_ID: string
}

const file = path.join(dist, 'server/server.js')

export const canRender = (): boolean => fs.existsSync(file)

let renderer: Promise<PageRenderer> | undefined

/** Loads the screens once, with the first page: a server that only answers calls does without. */
export function loadRenderer(): Promise<PageRenderer> {
  renderer ??= import(pathToFileURL(file).href)
  return renderer
}
