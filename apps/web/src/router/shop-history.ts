import { createPath, type Location, type Navigator, parsePath, type To } from 'react-router'

export type Move = 'POP' | 'PUSH' | 'REPLACE'

/** Where the shopper is, how they came there, and whether the view stays where it was scrolled to. */
export interface Step {
  location: Location
  move: Move
  keepsScroll: boolean
}

/** Between the address bar and the addresses of the app, such as /shop/61. */
export interface AddressBar {
  read(): string
  /** What the bar shows for an address of the app. */
  shown(address: string): string
  /** Where links lead for it: also in a new tab, and for robots. */
  link(address: string): string
}

/** What the router needs to know of the browser's history. */
export type ShopHistory = Pick<
  ReturnType<typeof makeHistory>,
  'navigator' | 'first' | 'last' | 'listen'
>

/** The browser's history as react-router wants it; the router of its own would cost 18 KB (decision 0014). */
export function makeHistory(bar: AddressBar) {
  const listeners = new Set<(step: Step) => void>()
  // Whoever scrolled while the script was on its way stays there.
  const first: Step = { location: readLocation(), move: 'POP', keepsScroll: true }
  let last = first

  /** A place that the shop did not lead to, such as an address typed, gets its key here. */
  function readLocation(): Location {
    const state: unknown = window.history.state
    const kept = isKept(state) ? state : { usr: null, key: newKey() }
    if (kept !== state) window.history.replaceState(kept, '')
    return toLocation(bar.read(), kept.usr, kept.key)
  }

  function step(location: Location, move: Move, keepsScroll = false) {
    last = { location, move, keepsScroll }
    for (const tell of listeners) tell(last)
  }

  function go(move: 'PUSH' | 'REPLACE', to: To, state: unknown, keepsScroll = false) {
    const location = toLocation(textOf(to), state ?? null, newKey())
    const kept = { usr: location.state, key: location.key }
    const href = bar.shown(createPath(location))
    if (move === 'PUSH') window.history.pushState(kept, '', href)
    else window.history.replaceState(kept, '', href)
    step(location, move, keepsScroll)
  }

  window.addEventListener('popstate', () => step(readLocation(), 'POP'))

  const navigator: Navigator = {
    createHref: (to) => bar.link(textOf(to)),
    go: (delta) => window.history.go(delta),
    push: (to, state, options) => go('PUSH', to, state, options?.preventScrollReset),
    replace: (to, state, options) => go('REPLACE', to, state, options?.preventScrollReset),
  }

  return {
    navigator,
    /** Where the visit began: what was drawn is drawn over once more before anything else. */
    first,
    get last() {
      return last
    },
    listen(tell: (step: Step) => void): () => void {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
  }
}

/** A place of the app from its address. */
function toLocation(address: string, state: unknown, key: string): Location {
  return { pathname: '/', search: '', hash: '', ...parsePath(address), state, key, mask: undefined }
}

/** A place that nobody moves on from: what the server draws. */
export function stillHistory(address: string, link: AddressBar['link']): ShopHistory {
  const nowhere = () => {}
  const here: Step = {
    location: toLocation(address, null, 'default'),
    move: 'POP',
    keepsScroll: false,
  }
  return {
    first: here,
    last: here,
    listen: () => nowhere,
    navigator: {
      createHref: (to) => link(textOf(to)),
      go: nowhere,
      push: nowhere,
      replace: nowhere,
    },
  }
}

const textOf = (to: To) => (typeof to === 'string' ? to : createPath(to))
const newKey = () => Math.random().toString(36).slice(2, 10)

const isKept = (state: unknown): state is { usr: unknown; key: string } =>
  typeof state === 'object' && state !== null && 'usr' in state && 'key' in state
