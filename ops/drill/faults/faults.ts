import { setTimeout as wait } from 'node:timers/promises'
import type { Cluster } from '../topology/cluster.ts'
import { until } from '../topology/programs.ts'
import { MEMBERS, type Member, SHOPS, type ShopName } from '../topology/topology.ts'
import { fullDisk } from './full-disk.ts'
import type { Fault } from './ground.ts'
import { restore } from './restore.ts'
import { rollingUpgrade } from './rolling-upgrade.ts'

/** Longer than Patroni's ttl and a promotion on a busy machine: what has not happened by then never will. */
const EFFECT_MS = 90_000

const another = async (cluster: Cluster, than: Member) =>
  until(
    async () => {
      const name = await cluster.primary()
      return name !== than && name
    },
    { what: `a primary that is not ${than}`, withinMs: EFFECT_MS },
  )

const primaryOf = (cluster: Cluster) =>
  until(() => cluster.primary(), { what: 'a primary', withinMs: EFFECT_MS })

function killShop(): Fault {
  let killed: ShopName | undefined
  return {
    name: 'kill -9 of a shop',
    strike: async ({ shops, pick }) => {
      killed = pick(SHOPS)
      await shops.kill(killed)
    },
    mend: async ({ shops, checkout }) => {
      if (killed) await shops.start(killed, checkout)
    },
  }
}

function killPrimary(): Fault {
  let killed: Member | undefined
  return {
    name: 'kill -9 of the primary',
    strike: async ({ cluster }) => {
      killed = await primaryOf(cluster)
      cluster.killMember(killed)
      await another(cluster, killed)
    },
    mend: async ({ cluster }) => {
      if (killed) cluster.startMember(killed)
    },
  }
}

function freezePrimary(): Fault {
  let frozen: Member | undefined
  return {
    name: 'frozen primary',
    strike: async ({ cluster }) => {
      frozen = await primaryOf(cluster)
      cluster.freeze(frozen)
      await another(cluster, frozen)
    },
    mend: async ({ cluster }) => {
      if (frozen) cluster.thaw(frozen)
    },
  }
}

/** Commits wait for it, until the primary considers it dead and makes another follower synchronous. */
function freezeFollower(): Fault {
  let frozen: Member | undefined
  return {
    name: 'frozen synchronous follower',
    strike: async ({ cluster }) => {
      const members = await cluster.members()
      frozen = members.find(({ role }) => role === 'sync_standby')?.name
      if (frozen) cluster.freeze(frozen)
    },
    mend: async ({ cluster }) => {
      if (frozen) cluster.thaw(frozen)
    },
  }
}

function killEtcd(): Fault {
  let killed: Member | undefined
  return {
    name: 'kill -9 of the etcd leader',
    strike: async ({ cluster }) => {
      killed = await cluster.etcdLeader()
      cluster.killEtcd(killed)
      // Longer than the elections of etcd and a lease of Patroni.
      await wait(22_000)
    },
    mend: async ({ cluster }) => {
      if (killed) cluster.startEtcd(killed)
    },
  }
}

const switchover: Fault = {
  name: 'planned switchover',
  strike: async ({ cluster, pick }) => {
    const leader = await primaryOf(cluster)
    const members = await cluster.members()
    // Patroni hands over to the synchronous follower only: nothing acknowledged is lost.
    const candidate = members.find(({ role }) => role === 'sync_standby')?.name
    await cluster.switchTo(candidate ?? pick(MEMBERS.filter((name) => name !== leader)))
  },
  mend: async () => {},
}

/** The faults of a run, unordered. */
export const faults = (): Fault[] => [
  killShop(),
  killPrimary(),
  killEtcd(),
  freezePrimary(),
  freezeFollower(),
  switchover,
  restore,
  fullDisk(),
]

/** Runs last: no older shop starts after it. */
export const last = rollingUpgrade
