import { expect, it } from 'vitest'
import { inPasswordTurn } from './password-queue.ts'

it('hashes four passwords at once, queues fifty and rejects the rest', async () => {
  let running = 0
  let most = 0
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise(setImmediate)
    running -= 1
  }

  const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => inPasswordTurn(work)))

  expect(most).toBe(4)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(54)
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(46)
})

it('continues after a failure', async () => {
  await expect(inPasswordTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')

  expect(await inPasswordTurn(async () => 'fine')).toBe('fine')
})
