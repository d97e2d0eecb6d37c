import { expect, it } from 'vitest'
import { makeAskedLately } from './asked-lately.ts'

it('knows again what was among the last so many, and forgets what is long ago', () => {
  const wasAskedLately = makeAskedLately(3)
  const ask = (keys: string) => [...keys].map(wasAskedLately)

  expect(ask('aa')).toEqual([false, true])
  expect(ask('bcda')).toEqual([false, false, false, true])
  expect(ask('efghia')).toEqual([false, false, false, false, false, false])
})
