import type { Cluster } from '../topology/cluster.ts'
import type { Shops } from '../topology/shops.ts'
import type { Topology } from '../topology/topology.ts'

/** What a fault may break. */
export interface Ground {
  topology: Topology
  cluster: Cluster
  shops: Shops
  /** The version that runs. */
  checkout: string
  /** How many orders were acknowledged so far. */
  acknowledged: () => number
  /** How many of them may be under way. */
  shoppers: number
  /** Resolves when each shopper has had an answer since. */
  moreOrders: (what: string) => Promise<void>
  /** Says what was measured, also in the report. */
  tell: (measured: string) => void
  pick: <T>(list: readonly T[]) => T
}

export interface Fault {
  name: string
  /** Why it cannot be tried here; undefined where it can. */
  skipped?: string | undefined
  /** Does it, and resolves when it has taken effect: what was to be replaced is. */
  strike: (ground: Ground) => Promise<void>
  /** Brings back what was broken; the cluster is whole again afterwards. */
  mend: (ground: Ground) => Promise<void>
}
