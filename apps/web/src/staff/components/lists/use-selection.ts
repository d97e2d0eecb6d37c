import { useState } from 'react'

type Key = string | number

/** The selected rows, over all pages of a list. */
export function useSelection() {
  const [keys, setKeys] = useState<ReadonlySet<Key>>(new Set())
  return {
    keys: [...keys],
    count: keys.size,
    has: (key: Key) => keys.has(key),
    toggle: (key: Key) =>
      setKeys((before) => (before.has(key) ? without(before, [key]) : new Set([...before, key]))),
    setAll: (all: readonly Key[], on: boolean) =>
      setKeys((before) => (on ? new Set([...before, ...all]) : without(before, all))),
    clear: () => setKeys(new Set()),
  }
}

export type Selection = ReturnType<typeof useSelection>

function without(keys: ReadonlySet<Key>, gone: readonly Key[]): ReadonlySet<Key> {
  return new Set([...keys].filter((key) => !gone.includes(key)))
}
