import { once } from 'node:events'
import path from 'node:path'
import {
  STRIPE_SECRET_KEY,
  STRIPE_WEBHOOK_SECRET,
} from '../../../apps/api/test/providers/stripe-server.ts'
import { type OpenShop, openShopProcess } from '../../../apps/api/test/start/shop-process.ts'
import { signal, until } from './programs.ts'
import { SHOPS, type ShopName, type Topology } from './topology.ts'

const PROGRAM = 'bench/kill-orders/shop-with-stripe.ts'

interface Options {
  topology: Topology
  databaseUrl: string
  /** The route to shop b. */
  bouncedUrl: string
  replicaUrl: string
  stripePort: number
}

/** Two shops on one database, as on separate machines: each can be another version. */
export class Shops {
  readonly #options: Options
  readonly #open = new Map<ShopName, OpenShop>()

  constructor(options: Options) {
    this.#options = options
  }

  /** @param checkout of the version to start. */
  async start(name: ShopName, checkout: string): Promise<void> {
    const { topology, databaseUrl, bouncedUrl, replicaUrl, stripePort } = this.#options
    const settings = {
      DATABASE_URL: name === 'b' ? bouncedUrl : databaseUrl,
      DATABASE_REPLICA_URL: replicaUrl,
      DATA_DIR: path.join(topology.folder, `shop-${name}`),
      HOST: '127.0.0.1',
      PORT: String(topology.shopPorts[name]),
      PUBLIC_URL: `http://127.0.0.1:${topology.shopPort}`,
      TRUSTED_PROXIES: '127.0.0.1',
      RATE_LIMIT_FACTOR: '100000',
      LOG_LEVEL: 'fatal',
      STRIPE_SECRET_KEY,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_of_a_server_in_this_process',
      STRIPE_WEBHOOK_SECRET,
      STRIPE_PORT: String(stripePort),
    }
    this.#open.set(name, await openShopProcess(settings, path.join(checkout, PROGRAM)))
    await this.untilReady(name)
  }

  async kill(name: ShopName): Promise<void> {
    await this.#end(name, 'SIGKILL')
  }

  /** As a rolling upgrade stops it: it finishes what it has started. */
  async close(name: ShopName): Promise<void> {
    await this.#end(name, 'SIGTERM')
  }

  async untilReady(name: ShopName): Promise<void> {
    const address = `http://127.0.0.1:${this.#options.topology.shopPorts[name]}/readyz`
    await until(async () => (await fetch(address)).ok, { what: `shop ${name}`, withinMs: 60_000 })
  }

  async stop(): Promise<void> {
    await Promise.all(SHOPS.map((name) => this.#end(name, 'SIGKILL')))
  }

  async #end(name: ShopName, how: NodeJS.Signals) {
    const shop = this.#open.get(name)?.process
    this.#open.delete(name)
    if (!shop || shop.exitCode !== null || shop.signalCode !== null) return
    const gone = once(shop, 'exit')
    signal(shop.pid, how)
    await gone
  }
}
