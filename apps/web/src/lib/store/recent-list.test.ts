import { beforeEach, expect, it, vi } from 'vitest'
import { recentList } from './recent-list.ts'

const isText = (stored: unknown): stored is string => typeof stored === 'string'
const list = recentList('test.recent', 3, isText)
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

it('holds the last ones, each once, newest first', () => {
  for (const entry of ['walker', 'cane', 'gloves', 'walker', 'mask']) list.remember(entry)

  expect(list.read()).toEqual(['mask', 'walker', 'gloves'])
})

it('is empty after clearing', () => {
  list.remember('walker')
  list.forget()

  expect(list.read()).toEqual([])
})

it.each(['not json', '{"a":1}', '[1]', 'null'])('treats %s in storage as empty', (damaged) => {
  stored.set('test.recent', damaged)

  expect(list.read()).toEqual([])
})

it('lasts as long as the page without storage', () => {
  vi.stubGlobal('localStorage', undefined)
  list.remember('walker')

  expect(list.read()).toEqual(['walker'])
})
