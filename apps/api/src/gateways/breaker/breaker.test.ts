import { describe, expect, it } from 'vitest'
import { makeBreaker } from './breaker.ts'
import { NoAnswer } from './no-answer.ts'

/** A breaker with a clock of its own, in ms. */
function start() {
  let time = 0
  let asked = 0
  const breaker = makeBreaker('Stripe', () => time)
  const ask = (work: () => Promise<string>) =>
    breaker
      .run(() => {
        asked += 1
        return work()
      })
      .catch((error: Error) => error.name)
  return {
    isClosed: () => breaker.isClosed(),
    fail: () => ask(() => Promise.reject(new NoAnswer('silence'))),
    refuse: () => ask(() => Promise.reject(new TypeError('refused'))),
    succeed: () => ask(() => Promise.resolve('fine')),
    wait: (ms: number) => {
      time += ms
    },
    asked: () => asked,
  }
}

async function failTimes(breaker: ReturnType<typeof start>, times: number) {
  for (let turn = 0; turn < times; turn++) await breaker.fail()
}

describe('the breaker', () => {
  it('opens after five failures in a row and calls nothing while it is open', async () => {
    const breaker = start()

    await failTimes(breaker, 4)
    const before = breaker.isClosed()
    await breaker.fail()
    const answer = await breaker.succeed()

    expect([before, breaker.isClosed(), answer]).toEqual([true, false, 'NoAnswer'])
    expect(breaker.asked()).toBe(5)
  })

  it('closes again after half a minute, and stays closed if the provider answers', async () => {
    const breaker = start()
    await failTimes(breaker, 5)

    breaker.wait(29_999)
    const before = breaker.isClosed()
    breaker.wait(1)

    expect([before, breaker.isClosed(), await breaker.succeed()]).toEqual([false, true, 'fine'])
    await failTimes(breaker, 4)
    expect(breaker.isClosed()).toBe(true)
  })

  it('opens again if the provider still fails', async () => {
    const breaker = start()
    for (let turn = 0; turn < 5; turn++) {
      breaker.wait(1_000)
      await breaker.fail()
    }

    breaker.wait(30_000)
    await failTimes(breaker, 5)

    expect(breaker.isClosed()).toBe(false)
  })

  it('forgets failures that are half a minute old, and all of them after a success', async () => {
    const rare = start()
    for (let turn = 0; turn < 20; turn++) {
      await rare.fail()
      rare.wait(7_600)
    }
    const mixed = start()
    for (let turn = 0; turn < 20; turn++) {
      await mixed.fail()
      await mixed.succeed()
    }

    expect([rare.isClosed(), mixed.isClosed()]).toEqual([true, true])
  })

  it('does not count refusals by the provider as failures', async () => {
    const breaker = start()

    for (let turn = 0; turn < 20; turn++) await breaker.refuse()

    expect(breaker.isClosed()).toBe(true)
  })
})
