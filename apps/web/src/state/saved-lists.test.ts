import type { SavedList } from '@mendwell/domain/lists/saved-lists'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const KEY = 'mendwell.lists'
const listOf = (name: string): SavedList => ({
  name,
  lines: [
    { productId: 7, sku: 'A-7', productName: 'Knee brace', cut: null, notes: '', quantity: 1 },
  ],
})
const store = new Map<string, string>()
let tell: (event: { key: string; newValue: string | null }) => void
let lists: typeof import('./saved-lists.ts')

beforeEach(async () => {
  store.clear()
  vi.resetModules()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  })
  vi.stubGlobal('addEventListener', (_: string, listener: typeof tell) => {
    tell = listener
  })
  lists = await import('./saved-lists.ts')
  return () => vi.unstubAllGlobals()
})

/** Another tab writes what it believes there to be. */
function writtenElsewhere(all: readonly SavedList[]) {
  if (all.length > 0) store.set(KEY, JSON.stringify(all))
  else store.delete(KEY)
  tell({ key: KEY, newValue: store.get(KEY) ?? null })
}

const namesOf = (all: readonly SavedList[]) => all.map(({ name }) => name).sort()
const storedNames = () => namesOf(JSON.parse(store.get(KEY) ?? '[]'))

describe('lists that two tabs change', () => {
  it('at the same moment have both changes', () => {
    lists.keepLists([listOf('Mom')])
    writtenElsewhere([listOf('Dad')])

    expect(namesOf(lists.currentLists())).toEqual(['Dad', 'Mom'])
    expect(storedNames()).toEqual(['Dad', 'Mom'])
  })

  it('one after the other are as the later one left them', () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    lists.keepLists([listOf('Mom')])
    vi.advanceTimersByTime(5_000)
    writtenElsewhere([listOf('Dad')])
    vi.useRealTimers()

    expect(storedNames()).toEqual(['Dad'])
  })

  it('and of which one ends all, as by signing out, are gone', () => {
    lists.keepLists([listOf('Mom')])
    writtenElsewhere([])

    expect(lists.currentLists()).toEqual([])
    expect(storedNames()).toEqual([])
  })
})
