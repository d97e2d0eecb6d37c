import type { Cluster } from '../topology/cluster.ts'
import type { Shops } from '../topology/shops.ts'
import type { Topology } from '../topology/topology.ts'

/** What a fault can break. */
export interface Ground {
  topology: Topology
  cluster: Cluster
  shops: Shops
  /** The running version. */
  checkout: string
  /** How many orders were acknowledged so far. */
  acknowledged: () => number
  /** How many of them may be in flight. */
  shoppers: number
  /** Resolves when each shopper has had a response since. */
  moreOrders: (what: string) => Promise<void>
  /** Logs a measurement, also in the report. */
  tell: (measured: string) => void
  pick: <T>(list: readonly T[]) => T
}

export interface Fault {
  name: string
  /** Why it cannot run here; undefined if it can. */
  skipped?: string | undefined
  /** Causes it, and resolves when it has taken effect: the failed part has been replaced. */
  strike: (ground: Ground) => Promise<void>
  /** Repairs what was broken; the cluster is complete again afterwards. */
  mend: (ground: Ground) => Promise<void>
}
