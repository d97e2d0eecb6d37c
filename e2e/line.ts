import http from 'node:http'
import type { AddressInfo } from 'node:net'

type Answering = (response: http.ServerResponse) => void

/**
 * The connection between the browser and the shop, which can be cut. Unlike the browser's offline emulation, this also
 * affects service workers, and a request can be lost halfway.
 */
export async function openLine(shopAddress: string) {
  const { hostname, port } = new URL(shopAddress)
  const replaced = new Map<string, Answering>()
  const lost = new Set<string>()
  let isCut = false

  const server = http.createServer((request, response) => {
    const path = request.url ?? '/'
    const answering = replaced.get(path)
    if (answering) return answering(response)
    const { method, headers } = request
    const onward = http.request({ hostname, port, path, method, headers }, (answer) => {
      if (lost.delete(path)) {
        // The shop has executed it; its response is lost.
        cut()
        return
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  server.on('connection', (socket) => {
    if (isCut) socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port: ownPort } = server.address() as AddressInfo

  function cut() {
    isCut = true
    server.closeAllConnections()
  }

  return {
    address: `http://127.0.0.1:${ownPort}`,
    cut,
    restore: () => {
      isCut = false
    },
    /** The next request for this path arrives, and the connection breaks before its response. */
    loseAnswerOf: (path: string) => lost.add(path),
    /** A response other than the shop's. */
    replace: (path: string, answering: Answering) => replaced.set(path, answering),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export type Line = Awaited<ReturnType<typeof openLine>>
