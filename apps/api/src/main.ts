import { readConfig } from './config.ts'
import { LifeCycle, Stopped } from './start/life-cycle.ts'
import { openShop } from './start/open-shop.ts'
import { saveMemory } from './start/save-memory.ts'
import { StartProblem } from './start-problem.ts'

// Small buffers are cut from blocks of this size, and one that lives on keeps its whole block; Node's have 64 KB.
Buffer.poolSize = 8 * 1024
saveMemory()

const lifeCycle = new LifeCycle()
lifeCycle.closeOnSignals()
try {
  await openShop(readConfig(process.env), lifeCycle)
} catch (error) {
  // Asked to stop while starting: whatever broke then broke because of it.
  if (!(error instanceof Stopped || lifeCycle.isClosing)) {
    console.error(`Mendwell cannot start: ${error instanceof Error ? error.message : error}`)
    if (!(error instanceof StartProblem)) console.error(error)
    process.exitCode = 1
  }
  // A taken port must not leave the database running.
  await lifeCycle.close()
}
