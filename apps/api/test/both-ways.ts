import { afterAll, beforeAll } from 'vitest'
import type { TestShop } from './start-test-shop.ts'

/** Both answer lists and searches alike: PostgreSQL does while a process has no index yet. */
export const BOTH = ['the index', 'PostgreSQL'] as const

/** For a group of tests: who answers lists and searches. */
export function answerWith({ deps }: TestShop, which: (typeof BOTH)[number]): void {
  const { searchIndex } = deps
  beforeAll(() => {
    if (which === 'PostgreSQL') delete deps.searchIndex
  })
  afterAll(() => {
    if (searchIndex) deps.searchIndex = searchIndex
  })
}
