/** A value that the browser keeps as JSON. */
interface StoredValue {
  /** Undefined where nothing is kept, or nothing that can be read. */
  read(): unknown
  /** Undefined forgets it. */
  write(value: unknown): void
}

/** What the storage did not take, by its key. */
let held: Record<string, unknown> = {}

/** Storage may be full, forbidden or damaged: then the value lasts as long as the page is open. */
const storedIn = (storage: () => Storage, key: string): StoredValue => ({
  read() {
    if (key in held) return held[key]
    try {
      return JSON.parse(storage().getItem(key) ?? 'null') ?? undefined
    } catch {
      return undefined
    }
  },
  write(value) {
    try {
      if (value === undefined) storage().removeItem(key)
      else storage().setItem(key, JSON.stringify(value))
      delete held[key]
    } catch {
      held[key] = value
    }
  },
})

/** Kept by this tab: survives a reload and Back, and ends with the tab or with signing out. */
export const storedInTab = (key: string): StoredValue => storedIn(() => sessionStorage, key)

/** Kept by this browser for all its tabs. */
export const storedInBrowser = (key: string): StoredValue => storedIn(() => localStorage, key)

/** Signed out: who sits here next finds nothing that was typed in this tab. */
export function forgetTab(): void {
  held = {}
  try {
    sessionStorage.clear()
  } catch {
    // Nothing was kept.
  }
}
