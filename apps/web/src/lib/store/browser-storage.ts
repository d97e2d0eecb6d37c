/** A value that the browser stores as JSON. */
interface StoredValue {
  /** Undefined if nothing is stored, or it cannot be parsed. */
  read(): unknown
  /** Undefined clears it. */
  write(value: unknown): void
}

/** What could not be stored, by key. */
let held: Record<string, unknown> = {}

/** Storage may be full, blocked or corrupt: then the value lasts as long as the page is open. */
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

/** Stored per tab: survives a reload and Back, and is gone when the tab closes or on signing out. */
export const storedInTab = (key: string): StoredValue => storedIn(() => sessionStorage, key)

/** Stored for all tabs of this browser. */
export const storedInBrowser = (key: string): StoredValue => storedIn(() => localStorage, key)

/** Signed out: the next person must not find anything typed in this tab. */
export function forgetTab(): void {
  held = {}
  try {
    sessionStorage.clear()
  } catch {
    // Nothing was stored.
  }
}
