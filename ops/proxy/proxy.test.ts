import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const shopHeaders = fs.readFileSync(
  path.join(import.meta.dirname, '../../apps/api/src/http/security-headers.ts'),
  'utf8',
)

const recipes = ['nginx.conf', 'haproxy-tls.cfg'].map((name): [string, string] => [
  name,
  fs
    .readFileSync(path.join(import.meta.dirname, name), 'utf8')
    // What is said about it is no part of it.
    .replaceAll(/^\s*#.*$/gm, ''),
])

describe.each(recipes)('%s', (_, text) => {
  test('redirects everyone to HTTPS, with secure versions of TLS only', () => {
    expect(text).toMatch(/return 301 https:|redirect scheme https code 301/)
    expect(text).toMatch(/TLSv1\.2/)
    expect(text).not.toMatch(/SSLv|TLSv1\.[01]|TLSv1[ ;]/)
  })

  test('adds no response headers: the shop sends HSTS and all others, each once', () => {
    expect(text).not.toMatch(
      /Strict-Transport-Security|add_header|set-header (?!X-Forwarded-Proto)/,
    )
    expect(shopHeaders).toContain('Strict-Transport-Security')
  })

  test("passes on the visitor's real address, and none that the visitor claims", () => {
    expect(text).toMatch(
      /X-Forwarded-For \$remote_addr;|del-header X-Forwarded-For\s+option forwardfor/,
    )
    expect(text).not.toContain('$proxy_add_x_forwarded_for')
  })
})
