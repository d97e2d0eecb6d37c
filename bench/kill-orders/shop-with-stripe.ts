// The shop as `npm start` runs it, except that its Stripe is the local server at STRIPE_PORT.
import { readConfig } from '../../apps/api/src/config/config.ts'
import { LifeCycle } from '../../apps/api/src/start/life-cycle.ts'
import { openShop } from '../../apps/api/src/start/open-shop.ts'

const config = readConfig(process.env)
const address = { protocol: 'http', host: '127.0.0.1', port: Number(process.env.STRIPE_PORT) }
const stripe = config.stripe && { ...config.stripe, address }
const lifeCycle = new LifeCycle()
lifeCycle.closeOnSignals()
await openShop({ ...config, stripe }, lifeCycle)
