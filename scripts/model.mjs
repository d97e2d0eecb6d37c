// Random lives of orders, compared with a model (apps/api/test/model/).
// npm run model -- [runs, 200] [seed]
import { spawnSync } from 'node:child_process'

const [runs = '200', seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2)
console.log(`${runs} runs per provider, seed ${seed}`)
const env = { ...process.env, MODEL_RUNS: runs, MODEL_SEED: seed }
const { status } = spawnSync('vitest', ['run', 'apps/api/test/model'], { stdio: 'inherit', env })
process.exitCode = status ?? 1
