// Random order histories, compared with a model (apps/api/test/model/), and random carts that are paid and refunded
// (packages/domain/src/offers/random-carts.test.ts).
//   npm run model -- [runs, 200] [seed] [carts, 100000]
import { spawnSync } from 'node:child_process'

const [runs = '200', seed = String(Date.now() % 2 ** 31), carts = '100000'] = process.argv.slice(2)
console.log(`${runs} runs per provider, ${carts} carts, seed ${seed}`)
const env = { ...process.env, MODEL_RUNS: runs, MODEL_SEED: seed, MODEL_CARTS: carts }
const tests = ['apps/api/test/model', 'packages/domain/src/offers/random-carts.test.ts']
const { status } = spawnSync('vitest', ['run', ...tests], { stdio: 'inherit', env })
process.exitCode = status ?? 1
