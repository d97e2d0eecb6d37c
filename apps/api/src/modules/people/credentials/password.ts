import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { inPasswordTurn } from './password-queue.ts'

const hash = promisify(argon2)

/** Memory in KiB, passes over it, threads: OWASP's first choice for argon2id. */
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1 }
const TAG_LENGTH = 32
const STORED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

/** Matches no password: compared if an account has none, so that it takes as long. */
export const NO_PASSWORD = `$argon2id$v=19$m=${PARAMETERS.memory},t=${PARAMETERS.passes},p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

/**
 * The text stored in `credential.password_hash`; about 70 ms, off the main thread.
 * @throws ShopError 503 when too many passwords wait to be hashed.
 */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derive(password, nonce, PARAMETERS)
  const { memory, passes, parallelism } = PARAMETERS
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`
}

/**
 * Whether this is the password; the time it takes does not depend on the result.
 * @throws ShopError 503 when too many passwords wait to be hashed.
 */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [, memory, passes, parallelism, nonce = '', tag = ''] = stored.match(STORED) ?? []
  if (!memory) return false
  const parameters = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  }
  const found = await derive(password, Buffer.from(nonce, 'base64'), parameters)
  const expected = Buffer.from(tag, 'base64')
  return found.length === expected.length && timingSafeEqual(found, expected)
}

/** NFKC, so that a password typed on another keyboard is the same password. */
const derive = (password: string, nonce: Buffer, parameters: typeof PARAMETERS): Promise<Buffer> =>
  inPasswordTurn(() =>
    hash('argon2id', {
      message: password.normalize('NFKC'),
      nonce,
      tagLength: TAG_LENGTH,
      ...parameters,
    }),
  )
