import path from 'node:path'

/** Three of each: if one fails, the other two still have a quorum. */
export const MEMBERS = ['one', 'two', 'three'] as const
export type Member = (typeof MEMBERS)[number]
export const SHOPS = ['a', 'b'] as const
export type ShopName = (typeof SHOPS)[number]

/** How many ports from the first one the drill may use. */
export const PORTS = 100

export interface Topology {
  folder: string
  shopPort: number
  shopPorts: Record<ShopName, number>
  writePort: number
  readPort: number
  bouncerPort: number
  /** For a server restored from the backups. */
  restoredPort: number
  members: Record<Member, MemberPlace>
}

interface MemberPlace {
  clientPort: number
  peerPort: number
  restPort: number
  postgresPort: number
  dataFolder: string
}

/**
 * Where everything listens, all on 127.0.0.1, and its folders.
 * @throws RangeError if ports would be below 1024 or above 65,535.
 */
export function layOut(base: number, folder: string): Topology {
  if (!Number.isInteger(base) || base < 1024 || base + PORTS > 65_536) {
    throw new RangeError(`--port must be a whole number from 1024 to ${65_536 - PORTS}`)
  }
  const place = (index: number, name: Member): MemberPlace => ({
    clientPort: base + 21 + index,
    peerPort: base + 31 + index,
    restPort: base + 41 + index,
    postgresPort: base + 51 + index,
    // A nested folder: the outer one can be a separate disk.
    dataFolder: path.join(folder, `disk-${name}`, 'data'),
  })
  const [one, two, three] = MEMBERS
  return {
    folder,
    shopPort: base,
    shopPorts: { a: base + 1, b: base + 2 },
    writePort: base + 10,
    readPort: base + 11,
    bouncerPort: base + 12,
    restoredPort: base + 60,
    members: { [one]: place(0, one), [two]: place(1, two), [three]: place(2, three) },
  }
}
