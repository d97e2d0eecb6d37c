import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'

/** The origins of Stripe's script, fields, bank windows and API (Stripe's own list). */
const STRIPE = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
}

/** Hashes of a page's inline scripts and styles, as the policy writes them. */
export interface InlineHashes {
  styles: readonly string[]
  scripts: readonly string[]
}

/** The web app loads nothing from other origins except, in a shop with Stripe, Stripe. */
export function contentSecurityPolicy(hasStripe: boolean, inline?: InlineHashes): string {
  const stripe = (sources: string[]) => (hasStripe ? sources : [])
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...stripe(STRIPE.script), ...(inline?.scripts ?? [])],
    'frame-src': ["'self'", ...stripe(STRIPE.frame)],
    'connect-src': ["'self'", ...stripe(STRIPE.connect)],
    // data: is for the icons and pictures inside the stylesheet.
    'img-src': ["'self'", 'data:', 'blob:'],
    'style-src': ["'self'", ...(inline?.styles ?? ["'unsafe-inline'"])],
    // Attributes only: the screens position pictures and bars with them.
    'style-src-attr': ["'unsafe-inline'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/**
 * For the worker that reads barcodes only: it runs WebAssembly, from the shop's own files. Pages, which hold people's
 * input, may not.
 */
export const DECODER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=()',
}

/** For JSON: opened on its own it needs nothing at all. */
const DATA_HEADERS = {
  ...HEADERS,
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
}
/** Wallets of Stripe (Link, Google Pay) open windows that answer the page. */
const WITH_WALLETS = { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' }
const DATA = /^application\/(?:problem\+)?json\b/

interface Secured {
  config: Pick<Config, 'stripe' | 'publicUrl'>
}

/** A year of HTTPS only; other hosts of the same domain are not included. */
const BY_HTTPS_ALONE = { 'Strict-Transport-Security': 'max-age=31536000' }

/** Headers of every answer; answers of the API are not cached unless a route says otherwise. */
export function secureAnswers(app: FastifyInstance, { config }: Secured): void {
  const transport = config.publicUrl.startsWith('https:') ? BY_HTTPS_ALONE : {}
  const policy = contentSecurityPolicy(config.stripe !== undefined)
  const pageHeaders = Object.entries({
    ...HEADERS,
    ...(config.stripe && WITH_WALLETS),
    ...transport,
    'Content-Security-Policy': policy,
  })
  const dataHeaders = Object.entries({ ...DATA_HEADERS, ...transport })
  app.addHook('onSend', (request, reply, _payload, done) => {
    const isData = DATA.test(String(reply.getHeader('Content-Type')))
    for (const [name, value] of isData ? dataHeaders : pageHeaders) {
      if (!reply.hasHeader(name)) reply.header(name, value)
    }
    if (request.url.startsWith('/api/') && !reply.hasHeader('Cache-Control')) {
      reply.header('Cache-Control', 'no-store')
    }
    done()
  })
}
