import { openPool } from '../../../apps/api/src/db/db.ts'
import { seconds } from '../judge.ts'
import type { Cluster } from '../topology/cluster.ts'
import { until } from '../topology/programs.ts'
import type { Fault } from './ground.ts'

/** A busy machine backs up and restores a catalog within this time. */
const WITHIN_MS = 180_000

/**
 * A backup during orders, then the database at a point in time restored to a server next to the cluster. It must have
 * every order acknowledged by that moment, and no later one.
 */
export const restore: Fault = {
  name: 'restore to a moment',
  strike: async ({ topology, cluster, acknowledged, shoppers, moreOrders, tell }) => {
    const primary = await until(() => cluster.primary(), { what: 'a primary', withinMs: 90_000 })
    const backedUpMs = await timed(() => cluster.backUp(primary))
    await moreOrders('orders after the backup')
    const before = acknowledged()
    const moment = await askOne<string>(cluster, topology.writePort, 'select now()::text')
    await moreOrders('orders after the moment')
    await untilArchived(cluster, topology.writePort)
    const restoredMs = await timed(async () => {
      await cluster.restoreTo(moment, primary)
      const isOpen = () =>
        askOne<boolean>(cluster, topology.restoredPort, 'select not pg_is_in_recovery()')
      await until(isOpen, { what: 'the restored server', withinMs: WITHIN_MS })
    })
    const found = await askOne<number>(
      cluster,
      topology.restoredPort,
      'select count(*)::int from orders',
    )
    const now = acknowledged()
    if (found < before || found > before + shoppers || found >= now) {
      throw new Error(`${before} orders were acknowledged by ${moment}, and ${found} were restored`)
    }
    tell(
      `restored to a moment: backup ${seconds(backedUpMs)} s, restore ${seconds(restoredMs)} s; ${found} orders, where ${before} were acknowledged by then and ${now} are by now`,
    )
  },
  mend: async ({ cluster }) => cluster.endRestored(),
}

async function timed(work: () => Promise<void>): Promise<number> {
  const beganMs = performance.now()
  await work()
  return performance.now() - beganMs
}

/** The moment is in the backups once what came after it is. */
async function untilArchived(cluster: Cluster, port: number): Promise<void> {
  const name = await askOne<string>(cluster, port, 'select pg_walfile_name(pg_switch_wal())')
  const isThere = () =>
    askOne<boolean>(
      cluster,
      port,
      `select last_archived_wal >= '${name}' from pg_stat_archiver where last_archived_wal ~ '^[0-9A-F]{24}$'`,
    )
  await until(isThere, { what: `${name} in the backups`, withinMs: WITHIN_MS })
}

/** The single value that a server returns. */
async function askOne<Value>(cluster: Cluster, port: number, statement: string): Promise<Value> {
  const pool = openPool({ databaseUrl: cluster.urlOf(port), max: 1, onError: () => {} })
  try {
    const { rows } = await pool.query(statement)
    return Object.values(rows[0])[0] as Value
  } finally {
    await pool.end()
  }
}
