import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { until } from '../topology/programs.ts'
import type { Member, Topology } from '../topology/topology.ts'
import type { Fault } from './ground.ts'

/** The server with its own disk, so that filling it affects nothing else. */
export const SMALL_DISK: Member = 'three'
const SIZE = '1500m'
const FILL_CHUNK = Buffer.alloc(1 << 20)

const diskOf = ({ members }: Topology) => path.dirname(members[SMALL_DISK].dataFolder)

let isMounted = false

/** Gives one server an in-memory file system of its own, if we may mount one. */
export function mountSmallDisk(topology: Topology): boolean {
  const disk = diskOf(topology)
  fs.mkdirSync(disk, { recursive: true })
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', disk])
  isMounted = status === 0
  return isMounted
}

export function unmountSmallDisk(topology: Topology): void {
  if (isMounted) spawnSync('umount', ['--lazy', diskOf(topology)])
  isMounted = false
}

/** The primary's disk fills up; PostgreSQL stops when it cannot write its WAL, and a follower takes over. */
export function fullDisk(): Fault {
  let filler: string | undefined
  return {
    name: 'full disk on the primary',
    skipped: isMounted ? undefined : 'a file system cannot be mounted here (root may)',
    strike: async ({ topology, cluster }) => {
      await cluster.switchTo(SMALL_DISK)
      await cluster.untilWhole()
      filler = path.join(diskOf(topology), 'filler')
      fill(filler)
      await until(async () => ![SMALL_DISK, undefined].includes(await cluster.primary()), {
        what: 'another primary than the one with the full disk',
        withinMs: 60_000,
      })
    },
    mend: async () => {
      if (filler) fs.rmSync(filler, { force: true })
    },
  }
}

function fill(file: string) {
  const handle = fs.openSync(file, 'w')
  try {
    for (;;) fs.writeSync(handle, FILL_CHUNK)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  } finally {
    fs.closeSync(handle)
  }
}
