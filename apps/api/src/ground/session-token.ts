import { makeToken, tokenHash } from './secret-token.ts'

/** Order tokens lack it: so a bearer token shows which of the two it is. */
const PREFIX = 'mws_'
const SESSION_TOKEN = /^mws_[A-Za-z0-9_-]{43}$/

export const isSessionToken = (token: string): boolean => SESSION_TOKEN.test(token)

/** A new session's secret of 256 bits and what is stored of it. */
export function makeSessionToken(): { token: string; sha256: Buffer } {
  const token = `${PREFIX}${makeToken().token}`
  return { token, sha256: tokenHash(token) }
}
