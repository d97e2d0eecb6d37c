import { afterEach, expect, it, vi } from 'vitest'
import { forgetTab, storedInTab } from './browser-storage.ts'

afterEach(() => {
  forgetTab()
  vi.unstubAllGlobals()
})

it.each([
  ['is full', { getItem: () => '"an older one"', setItem: refuse, removeItem() {}, clear() {} }],
  ['is forbidden', { getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse }],
])('a value lasts as long as the page where the storage %s', (_, storage) => {
  vi.stubGlobal('sessionStorage', storage)
  const stored = storedInTab('test')

  stored.write({ city: 'Austin' })
  expect(stored.read()).toEqual({ city: 'Austin' })
  expect(storedInTab('test').read()).toEqual({ city: 'Austin' })
  expect(storedInTab('other').read()).not.toEqual({ city: 'Austin' })

  forgetTab()
  expect(stored.read()).not.toEqual({ city: 'Austin' })
})

function refuse(): never {
  throw new DOMException('no', 'QuotaExceededError')
}
