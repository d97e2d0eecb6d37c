import { type Config, readConfig } from './config/config.ts'
import { LifeCycle, Stopped } from './start/life-cycle.ts'
import { describeStart } from './start/log/describe-start.ts'
import { openShop } from './start/open-shop.ts'

const lifeCycle = new LifeCycle()
lifeCycle.closeOnSignals()
let config: Config | undefined
try {
  config = readConfig(process.env)
  await openShop(config, lifeCycle)
} catch (error) {
  // Asked to stop while starting: any failure then is a consequence.
  if (!(error instanceof Stopped || lifeCycle.isClosing)) {
    const said = describeStart(error, config ?? { dataDir: '.' })
    console.error(`Mendwell cannot start: ${said ?? (error instanceof Error && error.message)}`)
    if (!said) console.error(error)
    process.exitCode = 1
  }
  // A taken port must not leave the database running.
  await lifeCycle.close()
}
