import { lookup as lookUp } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { type FeedGateway, FeedProblem } from './feed-gateway.ts'
import { isPublicAddress } from './public-address.ts'

/** As an upload: openFDA answers a thousand records at most, about 3 KB each. */
const MAX_BYTES = 10 * 1024 * 1024
/** For all of it, redirects too. */
const WITHIN_MS = 30_000
const MAX_REDIRECTS = 3
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308]

interface Found {
  address: string
  family: number
}

/** What a test replaces: the network is the only thing that it cannot have. */
interface Network {
  /** All addresses of a host. */
  resolve: (host: string) => Promise<Found[]>
  isAllowed: (address: string) => boolean
  request: typeof request
  maxBytes: number
  withinMs: number
}

const INTERNET: Network = {
  resolve: (host) => lookUp(host, { all: true }),
  isAllowed: isPublicAddress,
  request,
  maxBytes: MAX_BYTES,
  withinMs: WITHIN_MS,
}

/**
 * Reads files over https from the public internet alone: an address that staff type must not read what only the shop's
 * own machine can reach. The address that was checked is the one that is connected to, so that a name cannot mean
 * another one a moment later; each redirect is checked like the first address.
 */
export function httpsFeeds(changes: Partial<Network> = {}): FeedGateway {
  const network = { ...INTERNET, ...changes }
  return {
    async read(address) {
      const signal = AbortSignal.timeout(network.withinMs)
      let url = readUrl(address)
      for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
        const response = await ask(url, network, signal)
        const { statusCode = 0, headers } = response
        if (!REDIRECTS.includes(statusCode)) return readBody(response, network, signal)
        response.destroy()
        url = readUrl(headers.location ?? '', url)
      }
      throw new FeedProblem('recallFeedRedirects', { max: MAX_REDIRECTS })
    },
  }
}

function readUrl(text: string, from?: URL): URL {
  const url = URL.canParse(text, from) ? new URL(text, from) : undefined
  if (url?.protocol !== 'https:' || url.username || url.password) {
    throw new FeedProblem('recallFeedHttps')
  }
  return url
}

async function ask(url: URL, network: Network, signal: AbortSignal): Promise<IncomingMessage> {
  const found = await addressOf(url, network)
  // Whoever connects gets the address that was checked.
  const lookup: LookupFunction = (_, { all }, done) =>
    all ? done(null, [found]) : done(null, found.address, found.family)
  return new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { Accept: 'application/json', 'Accept-Encoding': 'identity' }
    network
      .request(url, { lookup, signal, headers, agent: false }, resolve)
      .once('error', (cause) => reject(unreachable(cause, signal)))
      .end()
  })
}

async function addressOf({ hostname }: URL, { resolve, isAllowed }: Network): Promise<Found> {
  const host = hostname.replace(/^\[|\]$/g, '')
  const family = isIP(host)
  const all = family
    ? [{ address: host, family }]
    : await resolve(host).catch((cause) => {
        throw new FeedProblem('recallFeedUnreachable', { problem: problemOf(cause) })
      })
  const [first] = all
  // One private address among public ones is enough to refuse: the next connection might take it.
  if (!first || !all.every(({ address }) => isAllowed(address))) {
    throw new FeedProblem('recallFeedPrivate', { host })
  }
  return first
}

async function readBody(
  response: IncomingMessage,
  { maxBytes }: Network,
  signal: AbortSignal,
): Promise<Buffer> {
  const { statusCode = 0 } = response
  if (statusCode !== 200) {
    response.destroy()
    throw new FeedProblem('recallFeedStatus', { status: statusCode })
  }
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of response) {
      size += part.length
      if (size > maxBytes)
        throw new FeedProblem('recallFeedTooBig', { max: maxBytes / 1024 / 1024 })
      parts.push(part)
    }
  } catch (cause) {
    throw cause instanceof FeedProblem ? cause : unreachable(cause, signal)
  }
  return Buffer.concat(parts)
}

const unreachable = (cause: unknown, signal: AbortSignal) =>
  signal.aborted
    ? new FeedProblem('recallFeedSlow')
    : new FeedProblem('recallFeedUnreachable', { problem: problemOf(cause) })

const problemOf = (cause: unknown) =>
  cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown'
