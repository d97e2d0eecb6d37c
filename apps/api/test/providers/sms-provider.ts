import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** An answer's status, or what goes wrong in place of an answer. */
export type SmsFault = number | 'hang' | 'drop'

interface Asked {
  headers: http.IncomingHttpHeaders
  body: string
}

/** A telephone company on a real port; it answers 202 once the faults given to it are used up. */
export async function startSmsProvider() {
  const asked: Asked[] = []
  const faults: SmsFault[] = []
  const server = http.createServer(async (request, response) => {
    asked.push({ headers: request.headers, body: await text(request) })
    const fault = faults.shift() ?? 202
    if (fault === 'drop') response.destroy()
    if (typeof fault === 'number') response.writeHead(fault, { Location: '/elsewhere' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    asked,
    /** The next requests fail like this, in turn. */
    fail: (...next: SmsFault[]) => void faults.push(...next),
    url: `http://127.0.0.1:${port}/send`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
