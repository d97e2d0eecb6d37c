import net from 'node:net'

/**
 * A connection to PostgreSQL that can go silent: nothing gets through and nothing closes, as when a machine
 * in between drops the connection's state.
 */
export async function openLine(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const folder = target.searchParams.get('host')
  const port = Number(target.port || 5432)
  const way = folder ? { path: `${folder}/.s.PGSQL.${port}` } : { host: target.hostname, port }
  let isSilent = false
  let lostBytes = 0
  const said = new Set<string>()
  const ends: net.Socket[] = []
  const server = net.createServer((near) => {
    const far = net.connect(way)
    near.once('data', (message: Buffer) => {
      for (const name of parametersIn(message)) said.add(name)
    })
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.push(from)
      from.on('error', () => to.destroy())
      from.on('close', () => to.destroy())
      from.on('data', (bytes) => {
        if (isSilent) lostBytes += bytes.length
        else to.write(bytes)
      })
    }
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as net.AddressInfo).port)
  url.searchParams.delete('host')
  return {
    url: url.href,
    /** The application names of all connections. */
    said,
    /** Data that is held back. */
    get lostBytes() {
      return lostBytes
    },
    fallSilent: () => {
      isSilent = true
    },
    /** Data sent in the meantime stays lost. */
    speakAgain: () => {
      isSilent = false
    },
    close() {
      for (const end of ends) end.destroy()
      server.close()
    },
  }
}

/** Parses PostgreSQL's startup message: length, protocol version, then names and values, each ending in a zero byte. */
function parametersIn(message: Buffer): string[] {
  const words = message.subarray(8).toString().split('\0')
  return words.filter((word, at) => at % 2 === 0 && word !== '')
}
