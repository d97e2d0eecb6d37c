import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { findHoles } from './advisories.ts'
import { listLicenses, makeBill } from './bill.ts'

const root = path.join(import.meta.dirname, '../..')

// npm remembers what it was told of a hole.
let cache = ''
beforeEach(() => {
  cache = fs.mkdtempSync(path.join(tmpdir(), 'mendwell-npm-'))
  vi.stubEnv('npm_config_cache', cache)
})
afterEach(() => {
  vi.unstubAllEnvs()
  fs.rmSync(cache, { recursive: true, force: true })
})

/** A registry that is asked for advisories and answers so; answers its address and what was asked. */
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

/** As the registry tells a hole: of which versions, and how bad. */
const hole = (severity: string) => ({
  id: 1,
  url: 'https://example.com/advisories/1',
  title: 'Reads too much',
  severity,
  vulnerable_versions: '<999.0.0',
})

describe('known holes', () => {
  test.each([
    ['critical', true],
    ['high', true],
    ['moderate', false],
  ])('a %s one is named; it stops a build: %s', async (severity, stops) => {
    const { asked, registry } = await registryThat((response) =>
      response.end(JSON.stringify({ 'prom-client': [hole(severity)] })),
    )

    const answer = await findHoles({ root, registry })

    expect(answer).toEqual({
      holes: expect.arrayContaining([
        {
          name: 'prom-client',
          severity,
          via: ['Reads too much https://example.com/advisories/1'],
          stops,
        },
      ]),
    })
    expect(Object.keys(asked[0] ?? {})).toEqual(expect.arrayContaining(['fastify', 'pg']))
    expect(Object.keys(asked[0] ?? {})).not.toContain('vitest')
  })

  test('none is none', async () => {
    const { registry } = await registryThat((response) => response.end('{}'))

    expect(await findHoles({ root, registry })).toEqual({ holes: [] })
  })
})

describe('a registry that tells nothing makes nothing red, and it is said', () => {
  test('it refuses', async () => {
    const { registry } = await registryThat((response) => response.writeHead(405).end())

    expect(await findHoles({ root, registry })).toEqual({
      silent: expect.stringContaining('405 Method Not Allowed'),
    })
  })

  test('it is away', async () => {
    const { registry } = await registryThat((response) => response.destroy())

    expect(await findHoles({ root, registry })).toEqual({ silent: expect.any(String) })
  })

  test('it does not answer', async () => {
    const { registry } = await registryThat(() => {})

    expect(await findHoles({ root, registry, waitMs: 5_000 })).toEqual({
      silent: 'no answer within 5 s',
    })
  })
})

describe('the bill of materials', () => {
  const bill = makeBill(root)
  const lock: Record<string, { version?: string; dev?: boolean; link?: boolean }> = JSON.parse(
    fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
  ).packages

  test('names all that a shop runs with, and nothing that only tests need', () => {
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

  test('tells of none of them that it needs something that is not named', () => {
    const shop = bill.metadata.component
    const named = new Set([shop, ...bill.components].map((one) => one['bom-ref']))
    const refs = bill.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn])

    expect(refs).toContain(shop['bom-ref'])
    expect(refs.length).toBeGreaterThan(200)
    expect(refs.filter((ref) => !named.has(ref))).toEqual([])
  })

  test('tells the hash of every package that is not the shop itself', () => {
    const foreign = bill.components.filter(({ purl }) => !purl.includes('%40mendwell/'))

    expect(foreign.filter(({ hashes }) => hashes?.[0]?.alg !== 'SHA-512')).toEqual([])
  })

  test('tells the license of each, and so does the list', () => {
    const rows: Record<string, string>[] = parse(listLicenses(bill), { columns: true })

    expect(rows).toHaveLength(bill.components.length)
    expect(rows.filter(({ license }) => !license)).toEqual([])
    expect(rows).toContainEqual({ package: 'png-js', version: '2.0.0', license: 'MIT' })
    expect(rows.find((row) => row.package === '@aws-sdk/client-s3')?.license).toBe('Apache-2.0')
  })
})
