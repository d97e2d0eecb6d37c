import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { findVulnerabilities } from './advisories.ts'
import { listLicenses, makeBill } from './bill.ts'

const root = path.join(import.meta.dirname, '../..')

// npm caches advisories.
let cache = ''
beforeEach(() => {
  cache = fs.mkdtempSync(path.join(tmpdir(), 'mendwell-npm-'))
  vi.stubEnv('npm_config_cache', cache)
})
afterEach(() => {
  vi.unstubAllEnvs()
  fs.rmSync(cache, { recursive: true, force: true })
})

/** A registry with this response to a request for advisories; returns its URL and the requests. */
async function registryThat(answer: (response: http.ServerResponse) => void) {
  const asked: Record<string, string[]>[] = []
  const server = http.createServer(async (request, response) => {
    if (!request.url?.endsWith('/advisories/bulk')) return response.writeHead(404).end('{}')
    const parts = await Array.fromAsync<Buffer>(request)
    const packed = Buffer.concat(parts)
    const body = request.headers['content-encoding'] === 'gzip' ? gunzipSync(packed) : packed
    asked.push(JSON.parse(body.toString()))
    return answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { asked, registry: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** An advisory as the registry sends it. */
const advisory = (severity: string) => ({
  id: 1,
  url: 'https://example.com/advisories/1',
  title: 'Reads too much',
  severity,
  vulnerable_versions: '<999.0.0',
})

describe('known vulnerabilities', () => {
  test.each([
    ['critical', true],
    ['high', true],
    ['moderate', false],
  ])('lists a %s one; fails the build: %s', async (severity, failsBuild) => {
    const { asked, registry } = await registryThat((response) =>
      response.end(JSON.stringify({ 'prom-client': [advisory(severity)] })),
    )

    const answer = await findVulnerabilities({ root, registry })

    expect(answer).toEqual({
      vulnerabilities: expect.arrayContaining([
        {
          name: 'prom-client',
          severity,
          via: ['Reads too much https://example.com/advisories/1'],
          failsBuild,
        },
      ]),
    })
    expect(Object.keys(asked[0] ?? {})).toEqual(expect.arrayContaining(['fastify', 'pg']))
    expect(Object.keys(asked[0] ?? {})).not.toContain('vitest')
  })

  test('may be none', async () => {
    const { registry } = await registryThat((response) => response.end('{}'))

    expect(await findVulnerabilities({ root, registry })).toEqual({ vulnerabilities: [] })
  })
})

describe('an unavailable registry is reported and fails no build', () => {
  test('when it refuses', async () => {
    const { registry } = await registryThat((response) => response.writeHead(405).end())

    expect(await findVulnerabilities({ root, registry })).toEqual({
      unavailable: expect.stringContaining('405 Method Not Allowed'),
    })
  })

  test('when it is down', async () => {
    const { registry } = await registryThat((response) => response.destroy())

    expect(await findVulnerabilities({ root, registry })).toEqual({
      unavailable: expect.any(String),
    })
  })

  test('when it does not answer', async () => {
    const { registry } = await registryThat(() => {})

    expect(await findVulnerabilities({ root, registry, waitMs: 5_000 })).toEqual({
      unavailable: 'no answer within 5 s',
    })
  })
})

describe('the bill of materials', () => {
  const bill = makeBill(root)
  const lock: Record<string, { version?: string; dev?: boolean; link?: boolean }> = JSON.parse(
    fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
  ).packages

  test('lists every package that a shop runs with, and none that only tests need', () => {
    const named = new Set(bill.components.map(({ purl }) => decodeURIComponent(purl)))
    const packages = Object.entries(lock).filter(
      ([place, { link }]) => place.startsWith('node_modules/') && !link,
    )
    const purlOf = (place: string, version: string | undefined) =>
      `pkg:npm/${place.slice(place.lastIndexOf('node_modules/') + 13)}@${version}`
    const isNamed = ([place, { version }]: [string, { version?: string }]) =>
      named.has(purlOf(place, version))
    const [forTests, used] = [true, false].map((isDev) =>
      packages.filter(([, { dev = false }]) => dev === isDev),
    )

    expect(bill.bomFormat).toBe('CycloneDX')
    expect(used?.length).toBeGreaterThan(200)
    expect(used?.filter((one) => !isNamed(one))).toEqual([])
    expect(forTests?.length).toBeGreaterThan(200)
    expect(forTests?.filter(isNamed)).toEqual([])
  })

  test('lists every dependency of a listed package', () => {
    const shop = bill.metadata.component
    const named = new Set([shop, ...bill.components].map((one) => one['bom-ref']))
    const refs = bill.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn])

    expect(refs).toContain(shop['bom-ref'])
    expect(refs.length).toBeGreaterThan(200)
    expect(refs.filter((ref) => !named.has(ref))).toEqual([])
  })

  test('has the hash of every package except the workspaces', () => {
    const foreign = bill.components.filter(({ purl }) => !purl.includes('%40mendwell/'))

    expect(foreign.filter(({ hashes }) => hashes?.[0]?.alg !== 'SHA-512')).toEqual([])
  })

  test('has the license of each package, as the list does', () => {
    const rows: Record<string, string>[] = parse(listLicenses(bill), { columns: true })

    expect(rows).toHaveLength(bill.components.length)
    expect(rows.filter(({ license }) => !license)).toEqual([])
    expect(rows).toContainEqual({ package: 'png-js', version: '2.0.0', license: 'MIT' })
    expect(rows.find((row) => row.package === '@aws-sdk/client-s3')?.license).toBe('Apache-2.0')
  })
})
