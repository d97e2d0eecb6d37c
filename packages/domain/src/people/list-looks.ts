/** The back-office lists whose views are saved. */
export const LOOK_LISTS = ['orders', 'customers', 'products'] as const
export type LookList = (typeof LOOK_LISTS)[number]

/** Filters, search, order and page size of a list under a name; `search` is the query string after the list's path. */
export interface SavedView {
  name: string
  search: string
}

/** More would be hard to find one's way in. */
export const MAX_VIEWS = 20

/** Adds a view by name: replaces one with the same name, and drops the oldest above MAX_VIEWS. */
export const withView = (views: readonly SavedView[], view: SavedView): SavedView[] =>
  [...views.filter(({ name }) => name !== view.name), view]
    .slice(-MAX_VIEWS)
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))

/** A browser's views that the account does not have yet, by name; the account's own stay unchanged. */
export const missingViews = (
  account: readonly SavedView[],
  browser: readonly SavedView[],
): SavedView[] =>
  browser
    .filter(({ name }) => !account.some((view) => view.name === name))
    .slice(0, Math.max(0, MAX_VIEWS - account.length))
