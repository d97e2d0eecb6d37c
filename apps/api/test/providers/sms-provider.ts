import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** The status of a response, or the failure instead of one. */
export type SmsFailure = number | 'hang' | 'drop'

interface SmsRequest {
  headers: http.IncomingHttpHeaders
  body: string
}

/** An SMS provider on a real port; it answers 202 once the planned failures are used up. */
export async function startSmsProvider() {
  const requests: SmsRequest[] = []
  const failures: SmsFailure[] = []
  const server = http.createServer(async (request, response) => {
    requests.push({ headers: request.headers, body: await text(request) })
    const failure = failures.shift() ?? 202
    if (failure === 'drop') response.destroy()
    if (typeof failure === 'number')
      response.writeHead(failure, { Location: '/elsewhere' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    asked: requests,
    /** The failures of the next requests, in order. */
    fail: (...next: SmsFailure[]) => void failures.push(...next),
    url: `http://127.0.0.1:${port}/send`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
