import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { dist } from './built-web.ts'

/** An answer of the API that a page was drawn with: [address pattern, values], data. */
export type Seed = readonly [key: readonly unknown[], data: unknown]

export interface Drawing {
  html: string
  seeds: Seed[]
}

/** Asks the API what a browser without a session would. */
export type Ask = (address: string) => Promise<Response>

/** What the web app's build gives to the server (apps/web/src/server.tsx). */
export interface Drawer {
  /** Its links lead to pages, or to screens behind the hash. */
  drawPage(address: string, ask: Ask, links: 'page' | 'hash'): Promise<Drawing>
  /** Clean address of a screen, and back: /c/61-strips and /shop/61. */
  cleanAddress(address: string): string | undefined
  appAddress(pathname: string, search?: string): string | undefined
  /** Whether the app has a screen at this address, behind its hash. */
  hasScreen(pathname: string): boolean
  slugOf(name: string): string
  articleSlugs: readonly string[]
  SEEDS_ID: string
}

const file = path.join(dist, 'server/server.js')

export const canDraw = (): boolean => fs.existsSync(file)

let drawer: Promise<Drawer> | undefined

/** Loads the screens once, with the first page: a server that only answers calls does without. */
export function loadDrawer(): Promise<Drawer> {
  drawer ??= import(pathToFileURL(file).href)
  return drawer
}
