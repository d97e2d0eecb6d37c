/** The lists of the back office whose looks are kept. */
export const LOOK_LISTS = ['orders', 'customers', 'products'] as const
export type LookList = (typeof LOOK_LISTS)[number]

/** Filters, words, order and size of a list under a name; `search` is what stands behind the list's path. */
export interface SavedView {
  name: string
  search: string
}

/** More than one finds one's way in. */
export const MAX_VIEWS = 20

/** The views with one more, by name: one of the same name gives way, and the oldest to more than MAX_VIEWS. */
export const withView = (views: readonly SavedView[], view: SavedView): SavedView[] =>
  [...views.filter(({ name }) => name !== view.name), view]
    .slice(-MAX_VIEWS)
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))

/** Views of a browser that the account does not have yet, by their names; what the account has stays as it is. */
export const missingViews = (
  account: readonly SavedView[],
  browser: readonly SavedView[],
): SavedView[] =>
  browser
    .filter(({ name }) => !account.some((view) => view.name === name))
    .slice(0, Math.max(0, MAX_VIEWS - account.length))
