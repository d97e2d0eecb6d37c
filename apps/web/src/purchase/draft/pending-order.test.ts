import { afterEach, expect, it, vi } from 'vitest'
import { beginOrder, leaveOrderOpen, settleOrder } from './pending-order.ts'

afterEach(() => {
  settleOrder()
  vi.unstubAllGlobals()
})

function refuse(): never {
  throw new DOMException('no', 'QuotaExceededError')
}

it.each([
  ['is full', { getItem: () => null, setItem: refuse, removeItem() {} }],
  ['is forbidden', { getItem: refuse, setItem: refuse, removeItem: refuse }],
])('an order without an answer is repeated with its key where the storage %s', (_, storage) => {
  vi.stubGlobal('localStorage', storage)
  const first = beginOrder()
  leaveOrderOpen()
  const second = beginOrder()
  settleOrder()
  const next = beginOrder()

  expect([first.isRepeat, second.isRepeat, next.isRepeat]).toEqual([false, true, false])
  expect(second.key).toBe(first.key)
  expect(next.key).not.toBe(first.key)
})
