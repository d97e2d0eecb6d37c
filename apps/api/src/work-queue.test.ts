import { expect, it } from 'vitest'
import { makeQueue } from './work-queue.ts'

it('works on four at once, lets fifty wait and sends the rest away', async () => {
  const inTurn = makeQueue(4, 50)
  let running = 0
  let most = 0
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise(setImmediate)
    running -= 1
  }

  const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => inTurn(work)))

  expect(most).toBe(4)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(54)
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(46)
})

it('goes on after work that fails', async () => {
  const inTurn = makeQueue(1, 1)

  await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')

  expect(await inTurn(async () => 'fine')).toBe('fine')
})
