import { isIP } from 'node:net'
import * as z from 'zod/mini'
import { withSecretFiles } from './secret-files.ts'
import { StartProblem } from './start-problem.ts'

/** A whole number in digits. */
const whole = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d+$/, 'must be a whole number')),
    z.pipe(
      z.transform(Number),
      z.int().check(z.gte(min, `must be at least ${min}`), z.lte(max, `must be at most ${max}`)),
    ),
  )

/** A URL that pg accepts: common mistakes with passwords and clusters get messages of their own. */
const databaseUrl = z.string().check(
  z.regex(/^postgres(ql)?:\/\//, {
    error: 'must be an address that begins with postgres:// or postgresql://',
    abort: true,
  }),
  z.refine((text) => !namesSeveralHosts(text), {
    error: 'names several hosts: name one, such as a proxy that leads to the primary',
    abort: true,
  }),
  z.refine((text) => URL.canParse(text) && isPlain(text), {
    error:
      'cannot be read as an address: write the signs @ : / ? # % in its user and password as %40 %3A %2F %3F %23 %25',
  }),
)

const namesSeveralHosts = (text: string) =>
  /^[^/]*\/\/(?:[^@/]*@)?[^@/?#]*,/.test(text) || /[?&]host=[^&]*,/.test(text)

/** Part of an unencoded password would be taken for the host, the path or a fragment. */
function isPlain(text: string): boolean {
  const { hash, username, password, pathname, search } = new URL(text)
  if (hash !== '' || pathname.includes('@') || search.includes('@')) return false
  try {
    return decodeURIComponent(username + password + pathname) !== undefined
  } catch {
    return false
  }
}

const url = (...protocols: string[]) =>
  z
    .string()
    .check(
      z.refine(
        (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
        `must be an address that begins with ${protocols.map((name) => `${name}//`).join(' or ')}`,
      ),
    )

/** URLs of pages start with it: a name and password would appear in every mail, and a query in the middle of them. */
const publicUrl = url('http:', 'https:').check(
  z.refine((text) => {
    const found = URL.parse(text)
    return !(found?.username || found?.password || found?.search || found?.hash)
  }, 'must be an address without a user, a ? and a #'),
)

/** Requests to it carry a key: only a server on this machine, as in tests, may do without encryption. */
const providerUrl = url('http:', 'https:').check(
  z.refine((text) => {
    const found = URL.parse(text)
    return found?.protocol === 'https:' || /^(localhost|127\.0\.0\.1)$/.test(found?.hostname ?? '')
  }, 'must begin with https://'),
)

/** '10.0.0.5' or '10.0.0.0/8', IPv4 or IPv6. */
function isNetwork(text: string): boolean {
  const [address = '', bits, more] = text.split('/')
  const widest = isIP(address) === 4 ? 32 : 128
  const isWhole = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= widest)
  return isIP(address) !== 0 && isWhole && more === undefined
}

/** Addresses or networks, separated by commas. */
const networks = z.pipe(
  z.string(),
  z.pipe(
    z.transform((text: string) => text.split(',').map((part) => part.trim())),
    z
      .array(z.string())
      .check(
        z.refine(
          (all) => all.every(isNetwork),
          'must be addresses or networks such as 127.0.0.1,10.0.0.0/8',
        ),
      ),
  ),
)

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const Env = z.object({
  PORT: z._default(z.optional(whole(0, 65_535)), 3000),
  HOST: z._default(z.optional(z.string().check(z.minLength(1))), 'localhost'),
  DATA_DIR: z._default(z.optional(z.string().check(z.minLength(1))), './data'),
  DATABASE_URL: z.optional(databaseUrl),
  DATABASE_REPLICA_URL: z.optional(databaseUrl),
  WEB_CONCURRENCY: z._default(z.optional(whole(1, 64)), 1),
  PUBLIC_URL: z.optional(publicUrl),
  TRUSTED_PROXIES: z.optional(networks),
  STAFF_EMAIL: z._default(
    z.optional(z.email('must be an email address')),
    'staff@mendwell.example',
  ),
  STAFF_PASSWORD: z.optional(z.string().check(z.minLength(12, 'must have at least 12 characters'))),
  STRIPE_SECRET_KEY: z.optional(z.string().check(z.startsWith('sk_', 'must begin with sk_'))),
  STRIPE_PUBLISHABLE_KEY: z.optional(z.string().check(z.startsWith('pk_', 'must begin with pk_'))),
  STRIPE_WEBHOOK_SECRET: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^whsec_[^\s,]+(,whsec_[^\s,]+)*$/,
          'must begin with whsec_; two of them, while one is replaced, are separated by a comma',
        ),
      ),
  ),
  // A colon would end it where requests carry it.
  EASYPOST_API_KEY: z.optional(
    z.string().check(z.regex(/^[!-9;-~]+$/, 'must be a key: no blanks and no colons')),
  ),
  EASYPOST_URL: z._default(z.optional(providerUrl), 'https://api.easypost.com'),
  SMTP_URL: z.optional(url('smtp:', 'smtps:')),
  SMS_URL: z.optional(url('http:', 'https:')),
  SMS_TOKEN: z.optional(z.string()),
  FILES_S3_BUCKET: z.optional(z.string()),
  FILES_S3_REGION: z._default(z.optional(z.string()), 'us-east-1'),
  FILES_S3_ENDPOINT: z.optional(url('http:', 'https:')),
  FILES_S3_ACCESS_KEY_ID: z.optional(z.string()),
  FILES_S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  SESSION_TIMEOUT_MINUTES: z._default(z.optional(whole(0, 1440)), 60),
  RATE_LIMIT_FACTOR: z._default(
    z.optional(
      z.pipe(
        z.string().check(z.regex(/^\d+(\.\d+)?$/, 'must be a number')),
        z.pipe(z.transform(Number), z.number().check(z.gt(0, 'must be above 0'))),
      ),
    ),
    1,
  ),
  METRICS_PORT: z.optional(whole(0, 65_535)),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(url('http:', 'https:')),
  OTEL_TRACES_SAMPLER_ARG: z._default(
    z.optional(
      z.pipe(
        z.string().check(z.regex(/^(0|1|0?\.\d+|1\.0+)$/, 'must be a share from 0 to 1')),
        z.transform(Number),
      ),
    ),
    0.1,
  ),
  SERVICE_WORKER: z._default(z.optional(z.enum(['on', 'off'], 'must be on or off')), 'on'),
  LOG_LEVEL: z._default(
    z.optional(z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`)),
    'warn',
  ),
})

export type Config = ReturnType<typeof readConfig>

/**
 * The only reader of the environment, and of the files it names for secrets. An empty variable counts as not set.
 * @throws StartProblem with one line that names every wrong variable.
 */
export function readConfig(env: Record<string, string | undefined>) {
  const set = Object.fromEntries(
    Object.entries(withSecretFiles(env)).filter(([, value]) => value !== ''),
  )
  const parsed = Env.safeParse(set)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw new StartProblem(`These settings are wrong: ${wrong.join('; ')}`)
  }
  if (parsed.data.DATABASE_REPLICA_URL && !parsed.data.DATABASE_URL) {
    throw new StartProblem(
      'DATABASE_REPLICA_URL needs DATABASE_URL: the database that it is a copy of',
    )
  }
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    METRICS_PORT: metricsPort,
    METRICS_TOKEN: metricsToken,
    OTEL_EXPORTER_OTLP_ENDPOINT: traceEndpoint,
    ...rest
  } = parsed.data
  return {
    port: rest.PORT,
    host: rest.HOST,
    dataDir: rest.DATA_DIR,
    databaseUrl: rest.DATABASE_URL,
    databaseReplicaUrl: rest.DATABASE_REPLICA_URL,
    /** Processes sharing the port. */
    processes: rest.WEB_CONCURRENCY,
    /** Without a trailing slash. */
    publicUrl: (rest.PUBLIC_URL ?? `http://localhost:${rest.PORT}`).replace(/\/$/, ''),
    /** Only these may pass on the client's address in X-Forwarded-For. */
    trustedProxies: rest.TRUSTED_PROXIES,
    staffEmail: rest.STAFF_EMAIL,
    staffPassword: rest.STAFF_PASSWORD,
    stripe: readStripe({ secretKey, publishableKey, webhookSecret }),
    /** Checks addresses; undefined without a key. */
    easyPost: rest.EASYPOST_API_KEY
      ? { apiKey: rest.EASYPOST_API_KEY, url: rest.EASYPOST_URL.replace(/\/$/, '') }
      : undefined,
    smtpUrl: rest.SMTP_URL,
    smsUrl: rest.SMS_URL,
    smsToken: rest.SMS_TOKEN,
    /** Where pictures and documents are stored; undefined for the database. */
    s3: readS3(rest),
    // Specification §9: 60 minutes by default, and 0 means 30.
    sessionTimeoutMinutes: rest.SESSION_TIMEOUT_MINUTES === 0 ? 30 : rest.SESSION_TIMEOUT_MINUTES,
    rateLimitFactor: rest.RATE_LIMIT_FACTOR,
    /** Metrics for Prometheus, on a port of their own (0: any free one). */
    metrics: readMetrics(metricsPort, metricsToken),
    /** A collector of traces, and the share of requests that are traced (0 to 1). */
    traces: traceEndpoint
      ? { endpoint: traceEndpoint, ratio: rest.OTEL_TRACES_SAMPLER_ARG }
      : undefined,
    /** Off: browsers delete what they stored for offline use. */
    hasServiceWorker: rest.SERVICE_WORKER === 'on',
    logLevel: rest.LOG_LEVEL,
  }
}

interface S3Variables {
  FILES_S3_BUCKET?: string | undefined
  FILES_S3_REGION: string
  FILES_S3_ENDPOINT?: string | undefined
  FILES_S3_ACCESS_KEY_ID?: string | undefined
  FILES_S3_SECRET_ACCESS_KEY?: string | undefined
}

/** Without keys of its own the SDK finds those of the machine. */
function readS3(set: S3Variables) {
  const { FILES_S3_BUCKET: bucket, FILES_S3_REGION: region, FILES_S3_ENDPOINT: endpoint } = set
  const { FILES_S3_ACCESS_KEY_ID: accessKeyId, FILES_S3_SECRET_ACCESS_KEY: secretAccessKey } = set
  if (Boolean(accessKeyId) !== Boolean(secretAccessKey)) {
    throw new StartProblem('S3 needs both FILES_S3_ACCESS_KEY_ID and FILES_S3_SECRET_ACCESS_KEY')
  }
  if (!bucket) {
    if (endpoint || accessKeyId) throw new StartProblem('S3 needs FILES_S3_BUCKET')
    return undefined
  }
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined
  return { bucket, region, endpoint, credentials }
}

function readMetrics(port: number | undefined, token: string | undefined) {
  if (port === undefined && !token) return undefined
  if (port === undefined || !token) {
    throw new StartProblem('Figures for Prometheus need both METRICS_PORT and METRICS_TOKEN')
  }
  return { port, token }
}

interface StripeKeys {
  secretKey: string | undefined
  publishableKey: string | undefined
  webhookSecret: string | undefined
}

function readStripe({ secretKey, publishableKey, webhookSecret }: StripeKeys) {
  if (!secretKey && !publishableKey && !webhookSecret) return undefined
  if (!secretKey || !publishableKey || !webhookSecret) {
    throw new StartProblem(
      'Stripe needs all three of STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET',
    )
  }
  return { secretKey, publishableKey, webhookSecrets: webhookSecret.split(',') }
}
