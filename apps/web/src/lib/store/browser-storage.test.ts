import { afterEach, expect, it, vi } from 'vitest'
import { forgetTab, keptInTab } from './browser-storage.ts'

afterEach(() => {
  forgetTab()
  vi.unstubAllGlobals()
})

it.each([
  ['is full', { getItem: () => '"an older one"', setItem: refuse, removeItem() {}, clear() {} }],
  ['is forbidden', { getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse }],
])('a value lasts as long as the page where the storage %s', (_, storage) => {
  vi.stubGlobal('sessionStorage', storage)
  const kept = keptInTab('test')

  kept.write({ city: 'Austin' })
  expect(kept.read()).toEqual({ city: 'Austin' })
  expect(keptInTab('test').read()).toEqual({ city: 'Austin' })
  expect(keptInTab('other').read()).not.toEqual({ city: 'Austin' })

  forgetTab()
  expect(kept.read()).not.toEqual({ city: 'Austin' })
})

function refuse(): never {
  throw new DOMException('no', 'QuotaExceededError')
}
