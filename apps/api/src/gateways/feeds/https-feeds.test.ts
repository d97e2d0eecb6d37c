import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { httpsFeeds } from './https-feeds.ts'

/** A server without TLS, as its certificate would be nobody's; all else is as on the internet. */
const server = http.createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://feed')
  const redirect = REDIRECTS[pathname]
  if (redirect) return response.writeHead(302, { Location: redirect }).end()
  if (pathname === '/records') return response.end('{"results":[]}')
  if (pathname === '/big') return response.end('x'.repeat(2000))
  if (pathname === '/endless') return void response.write('x')
  if (pathname === '/cut') return response.write('x', () => response.destroy())
  if (pathname === '/silent') return
  response.writeHead(404).end()
})
const REDIRECTS: Record<string, string> = {
  '/moved': '/records',
  '/away': 'https://inside.example/records',
  '/downgraded': 'http://feed.example/records',
  '/to-machine': 'https://127.0.0.2/records',
  '/round': '/round',
  '/nowhere': 'https://',
}
let port = 0
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const asked: string[] = []
const HOSTS: Record<string, string[]> = {
  'feed.example': ['127.0.0.1'],
  'inside.example': ['10.0.0.1'],
  'both.example': ['127.0.0.1', '10.0.0.1'],
  'nothing.example': [],
}
/** Only the address of the server above counts as public here; what is allowed is a table of its own. */
const feeds = (changes: object = {}) =>
  httpsFeeds({
    resolve: async (host) => {
      asked.push(host)
      const found = HOSTS[host]
      if (!found) throw Object.assign(new Error('no such host'), { code: 'ENOTFOUND' })
      return found.map((address) => ({ address, family: 4 }))
    },
    isAllowed: (address) => address === '127.0.0.1',
    request: ((
      url: URL,
      options: http.RequestOptions,
      done: (answer: http.IncomingMessage) => void,
    ) => http.request({ ...options, host: url.hostname, port, path: url.pathname }, done)) as never,
    maxBytes: 1000,
    ...changes,
  })

describe('a feed', () => {
  it.each(['/records', '/moved'])('is read from the public internet: %s', async (path) => {
    const bytes = await feeds().read(`https://feed.example${path}`)
    expect(bytes.toString()).toBe('{"results":[]}')
  })

  it.each([
    ['http://feed.example/records', 'recallFeedHttps'],
    ['ftp://feed.example/records', 'recallFeedHttps'],
    ['file:///etc/passwd', 'recallFeedHttps'],
    ['https://me:secret@feed.example/records', 'recallFeedHttps'],
    ['records.json', 'recallFeedHttps'],
    ['https://inside.example/records', 'recallFeedPrivate'],
    ['https://both.example/records', 'recallFeedPrivate'],
    ['https://nothing.example/records', 'recallFeedPrivate'],
    ['https://10.0.0.1/records', 'recallFeedPrivate'],
    ['https://[::1]/records', 'recallFeedPrivate'],
    // A URL reads it as 127.0.0.2.
    ['https://0x7f000002/records', 'recallFeedPrivate'],
    ['https://unknown.example/records', 'recallFeedUnreachable'],
    ['https://feed.example/away', 'recallFeedPrivate'],
    ['https://feed.example/downgraded', 'recallFeedHttps'],
    ['https://feed.example/to-machine', 'recallFeedPrivate'],
    ['https://feed.example/nowhere', 'recallFeedHttps'],
    ['https://feed.example/round', 'recallFeedRedirects'],
    ['https://feed.example/missing', 'recallFeedStatus'],
    ['https://feed.example/big', 'recallFeedTooBig'],
    ['https://feed.example/cut', 'recallFeedUnreachable'],
  ])('is not read from %s', async (address, code) => {
    await expect(feeds().read(address)).rejects.toMatchObject({ code })
  })

  it.each(['/silent', '/endless'])('is given up when it takes too long: %s', async (path) => {
    const reading = feeds({ withinMs: 50 }).read(`https://feed.example${path}`)
    await expect(reading).rejects.toMatchObject({ code: 'recallFeedSlow' })
  })

  it('connects to the address that was checked, whatever the name means a moment later', async () => {
    asked.length = 0
    await feeds().read('https://feed.example/records')
    expect(asked).toEqual(['feed.example'])
  })

  it('is of the public internet unless a test says otherwise', async () => {
    await expect(httpsFeeds().read(`https://127.0.0.1:${port}/`)).rejects.toMatchObject({
      code: 'recallFeedPrivate',
    })
    await expect(httpsFeeds().read(`https://localhost:${port}/`)).rejects.toMatchObject({
      code: 'recallFeedPrivate',
    })
  })
})
