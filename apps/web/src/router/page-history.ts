import { MISSING_PAGE } from '@mendwell/contract/content/reading-pages'
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  createPath,
  type Location,
  parsePath,
  type To,
} from 'react-router'
import { appAddress, cleanAddress } from '../lib/addresses/clean-address.ts'

const HASH = '#/'

/** Whether the screen is behind the hash (Specification §2). */
export const isBehindHash = ({ hash }: { hash: string }): boolean => hash.startsWith(HASH)

/** The target of a page's link: another page, or behind the hash if the screen has none, such as the cart. */
export const linkOnPages = (address: string): string => cleanAddress(address) ?? `/#${address}`

const textOf = (to: To) => (typeof to === 'string' ? to : createPath(to))

/** A link on a screen behind the hash, which stays there. */
export const hrefBehindHash = (to: To): string => `#${textOf(to)}`

/** A page link for what a component asks for. */
export const hrefOnPages = (to: To): string => linkOnPages(textOf(to))

/** The app's path for a browser location. */
function toApp<Place extends { pathname: string; search: string; hash: string }>(place: Place) {
  const address = isBehindHash(place)
    ? place.hash.slice(1)
    : (appAddress(place.pathname, place.search) ?? MISSING_PAGE)
  return { ...place, search: '', hash: '', pathname: '/', ...parsePath(address) }
}

type History = ReturnType<typeof createBrowserHistory>

/**
 * The history of a visit that started on a server-rendered page: screens use app paths (/shop/61), the address bar
 * shows clean ones (/c/61-glucose-test-strips). Once behind the hash, it stays there.
 */
export function createPageHistory(): History {
  const browser = createBrowserHistory({ v5Compat: true })
  const serialize = (to: To) =>
    isBehindHash(browser.location) ? `/#${textOf(to)}` : hrefOnPages(to)
  return {
    ...browser,
    get action() {
      return browser.action
    },
    get location(): Location {
      return toApp(browser.location)
    },
    createHref: serialize,
    push: (to, state) => browser.push(serialize(to), state),
    replace: (to, state) => browser.replace(serialize(to), state),
    listen: (notify) =>
      browser.listen((update) => notify({ ...update, location: toApp(update.location) })),
  }
}
