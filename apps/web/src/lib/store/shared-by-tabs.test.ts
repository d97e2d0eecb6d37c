import { mergeDevices } from '@mendwell/domain/fit/my-devices'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const store = new Map<string, string>()
let listeners: ((event: { key: string; newValue: string | null }) => void)[]

beforeEach(() => {
  store.clear()
  listeners = []
  vi.resetModules()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  })
  vi.stubGlobal('addEventListener', (_: string, listener: (typeof listeners)[number]) => {
    listeners.push(listener)
  })
  return () => vi.unstubAllGlobals()
})

/** Another tab writes its own view of the entries. */
function writtenElsewhere(key: string, all: readonly unknown[]) {
  if (all.length > 0) store.set(key, JSON.stringify(all))
  else store.delete(key)
  const event = { key, newValue: store.get(key) ?? null }
  for (const listener of listeners) listener(event)
}

const line = { productId: 7, sku: 'A-7', productName: 'Knee brace', cut: null, notes: '' }
const listOf = (name: string) => ({ name, lines: [{ ...line, quantity: 1 }] })

describe.each([
  {
    what: 'lists',
    key: 'mendwell.lists',
    mine: [listOf('Mom')],
    theirs: [listOf('Dad')],
    open: async () => {
      const { keepLists, currentLists } = await import('../../state/saved-lists.ts')
      return { keep: keepLists as (next: readonly unknown[]) => void, current: currentLists }
    },
  },
  {
    what: 'devices',
    key: 'mendwell.devices',
    mine: ['acme-airsense'],
    theirs: ['acme-walker'],
    open: async () => {
      const { keepMyDevices, currentDevices } = await import('../../state/my-devices.ts')
      return { keep: keepMyDevices as (next: readonly unknown[]) => void, current: currentDevices }
    },
  },
])('$what that two tabs change', ({ key, mine, theirs, open }) => {
  const stored = (): unknown[] => JSON.parse(store.get(key) ?? '[]')

  it('at the same moment are both applied', async () => {
    const { keep, current } = await open()
    keep(mine)
    writtenElsewhere(key, theirs)

    expect(current()).toHaveLength(2)
    expect(current()).toEqual(expect.arrayContaining([...mine, ...theirs]))
    expect(stored()).toEqual(current())
  })

  it('one after the other end with the later one', async () => {
    const { keep } = await open()
    vi.useFakeTimers({ toFake: ['performance'] })
    keep(mine)
    vi.advanceTimersByTime(5_000)
    writtenElsewhere(key, theirs)
    vi.useRealTimers()

    expect(stored()).toEqual(theirs)
  })

  it('are all deleted when one signs out', async () => {
    const { keep, current } = await open()
    keep(mine)
    writtenElsewhere(key, [])

    expect(current()).toEqual([])
    expect(stored()).toEqual([])
  })
})

it('restore nothing that one tab deleted while the other added', async () => {
  store.set('shared', JSON.stringify(['old']))
  const { sharedByTabs } = await import('./shared-by-tabs.ts')
  const { keep, current } = sharedByTabs<string>({
    key: 'shared',
    read: (value) => (Array.isArray(value) ? value : []),
    isSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
    merge: mergeDevices,
  })

  keep(['new', 'other'])
  writtenElsewhere('shared', ['old', 'third'])

  expect([...current()].sort()).toEqual(['new', 'other', 'third'])
})
