import { describe, expect, it } from 'vitest'
import { makeRenderQueue } from './render-queue.ts'

/** Work that ends when the test ends it. */
function stoppable() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, end: resolve }
}

describe('the rendering queue', () => {
  it('works on two at a time', async () => {
    const queue = makeRenderQueue()
    const jobs = Array.from({ length: 4 }, () => stoppable())
    const begun: number[] = []
    const done = jobs.map(({ work }, index) =>
      queue.now(() => {
        begun.push(index)
        return work()
      }),
    )
    expect(begun).toEqual([0, 1])

    jobs[0]?.end()
    await done[0]
    await expect.poll(() => begun).toEqual([0, 1, 2])

    for (const { end } of jobs) end()
    await Promise.all(done)
    expect(begun).toEqual([0, 1, 2, 3])
  })

  it('never blocks visitors by background work: one slot is always theirs', async () => {
    const queue = makeRenderQueue()
    const slow = stoppable()
    const begun: string[] = []
    for (const name of ['slow 1', 'slow 2']) {
      queue.later(() => {
        begun.push(name)
        return slow.work()
      })
    }
    await expect.poll(() => begun).toEqual(['slow 1'])

    await queue.now(async () => void begun.push('visitor'))

    expect(begun).toEqual(['slow 1', 'visitor'])
    slow.end()
    await expect.poll(() => begun).toEqual(['slow 1', 'visitor', 'slow 2'])
  })

  it('passes a failure to its caller, and continues', async () => {
    const queue = makeRenderQueue()

    await expect(queue.now(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')

    expect(await queue.now(async () => 'next')).toBe('next')
  })

  it('drops excess background work', () => {
    const queue = makeRenderQueue()
    const { work } = stoppable()

    const taken = Array.from({ length: 600 }, () => queue.later(work)).filter(Boolean)

    // One runs, the others wait.
    expect(taken).toHaveLength(1 + 500)
  })

  it('waits for running work when closing, and drops the rest', async () => {
    const queue = makeRenderQueue()
    const [visitor, background] = [stoppable(), stoppable()]
    const ended: string[] = []
    const shown = queue.now(visitor.work).then(() => ended.push('visitor'))
    queue.later(() => background.work().then(() => void ended.push('background')))
    queue.later(async () => void ended.push('dropped'))

    const closed = queue.close()
    visitor.end()
    background.end()
    await Promise.all([shown, closed])

    expect(ended.toSorted()).toEqual(['background', 'visitor'])
    expect(queue.later(async () => {})).toBe(false)
  })
})
