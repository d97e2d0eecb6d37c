import net from 'node:net'

/**
 * A way to PostgreSQL that can fall silent: nothing comes through and nothing ends, as when a machine
 * between loses its memory of the connection.
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
    /** Names of all that connections said of themselves when they began. */
    said,
    /** What has not come through until now. */
    get lostBytes() {
      return lostBytes
    },
    fallSilent: () => {
      isSilent = true
    },
    /** What was under way meanwhile stays lost. */
    speakAgain: () => {
      isSilent = false
    },
    close() {
      for (const end of ends) end.destroy()
      server.close()
    },
  }
}

/** Of PostgreSQL's startup message: length, version of the protocol, then names and values, each with a zero byte. */
function parametersIn(message: Buffer): string[] {
  const words = message.subarray(8).toString().split('\0')
  return words.filter((word, at) => at % 2 === 0 && word !== '')
}
