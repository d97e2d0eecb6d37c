import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export const EASYPOST_API_KEY = 'EZTKofAServerInThisProcess'

/** How a request is answered: its status and body, or the failure instead. */
export type EasyPostAnswer =
  | { status?: number; body: unknown }
  | 'hang'
  | 'drop'
  | 'endless'
  | 'cut'

interface EasyPostRequest {
  /** Such as 'POST /v2/addresses'. */
  call: string
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it knows to be there.
  body: any
}

/** EasyPost on a real port: each request is answered by `answer`, which a test replaces. */
export async function startEasyPostServer() {
  const asked: EasyPostRequest[] = []
  let answer: (request: EasyPostRequest) => EasyPostAnswer = () => ({ status: 404, body: {} })
  const server = http.createServer(async (request, response) => {
    const sent = await text(request)
    const call = `${request.method} ${request.url}`
    const question = { call, body: sent === '' ? undefined : JSON.parse(sent) }
    asked.push(question)
    const key = Buffer.from(`${EASYPOST_API_KEY}:`).toString('base64')
    // Files are elsewhere at EasyPost, and open to whoever has their address.
    const isFile = request.url?.startsWith('/files/') === true
    const isKnown = isFile || request.headers.authorization === `Basic ${key}`
    const given = isKnown ? answer(question) : UNAUTHORIZED
    if (given === 'drop') return void request.socket.destroy()
    if (given === 'hang') return
    if (given === 'endless') return pour(response)
    if (given === 'cut') return void response.write('{"id"', () => response.destroy())
    const { status = 201, body } = given
    response.writeHead(status, { 'content-type': 'application/json', location: '/elsewhere' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  const { port } = server.address() as AddressInfo
  return {
    asked,
    /** For the setting `easyPost`. */
    settings: { apiKey: EASYPOST_API_KEY, url: `http://127.0.0.1:${port}` },
    answer(next: typeof answer) {
      answer = next
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

const UNAUTHORIZED: EasyPostAnswer = {
  status: 401,
  body: { error: { code: 'APIKEY.INACTIVE', message: 'This api key is no longer active.' } },
}

/** Sends without an end, until nobody reads it. */
function pour(response: http.ServerResponse) {
  const more = () => {
    while (response.write('x'.repeat(64 * 1024)));
  }
  response.on('drain', more)
  more()
}
