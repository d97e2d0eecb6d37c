import { MISSING_PAGE } from '@mendwell/contract/reading-pages'
import { appAddress, cleanAddress } from '../lib/clean-address.ts'
import type { AddressBar } from './shop-history.ts'

/** The first page holds every screen behind its hash (Specification §2). */
const isFirstPage = () => window.location.pathname === '/'

/** Where a link of a server-drawn page leads. */
export const linkOnPages = (address: string): string => cleanAddress(address) ?? `/#${address}`

/** And on screens behind the hash. */
export const linkBehindHash = (address: string): string => `#${address}`

/**
 * Clean addresses on the pages that the server draws, the hash on the first page and for the screens
 * that have no page of their own, such as the cart. A visit that began behind the hash stays there.
 */
export function makeShopBar(): AddressBar {
  const beganBehindHash = /^#\/./.test(window.location.hash)
  return {
    read() {
      const { pathname, search, hash } = window.location
      if (hash.startsWith('#/')) return hash.slice(1)
      return appAddress(pathname, search) ?? MISSING_PAGE
    },
    shown: (address) => (isFirstPage() ? linkBehindHash(address) : linkOnPages(address)),
    link: beganBehindHash ? linkBehindHash : linkOnPages,
  }
}
