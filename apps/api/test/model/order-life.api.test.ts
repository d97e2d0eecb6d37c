import fc from 'fast-check'
import { describe, it, onTestFinished } from 'vitest'
import { CARD_PROVIDERS } from '../providers/card-providers.ts'
import { anyAction } from './actions.ts'
import { startWorld } from './world.ts'

/** `npm run model` runs many, from its own seed; here they are the same each time. */
const RUNS = Number(process.env.MODEL_RUNS ?? 2)
const SEED = Number(process.env.MODEL_SEED ?? 5)
const SECONDS_PER_RUN = 60

describe.each(CARD_PROVIDERS)('with $name', ({ start }) => {
  it(
    `whatever is done in whatever order, money, stock and orders agree (${RUNS} runs, seed ${SEED})`,
    async () => {
      const provider = await start()
      // Failures while the database is cut off are intended.
      provider.shop.deps.logger.error = () => {}
      onTestFinished(() => provider.close())
      const actions = fc.array(anyAction, { minLength: 40, maxLength: 80, size: 'max' })
      const agrees = fc.asyncProperty(actions, async (todo) => {
        const world = await startWorld(provider)
        for (const action of todo) await world.act(action)
        await world.settle()
        await world.compare()
      })
      await fc.assert(agrees, { numRuns: RUNS, seed: SEED, endOnFailure: true })
    },
    RUNS * SECONDS_PER_RUN * 1_000,
  )
})
