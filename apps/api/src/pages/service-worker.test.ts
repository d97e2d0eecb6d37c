import { afterAll, describe, expect, it } from 'vitest'
import { startTestShop } from '../../test/shop/start-test-shop.ts'

const shop = await startTestShop({ withCatalogue: true })
const without = await startTestShop({ config: { hasServiceWorker: false } })
afterAll(() => Promise.all([shop.close(), without.close()]))

describe('the service worker', () => {
  it('is revalidated each time, may control the whole shop, and follows the policy', async () => {
    const { statusCode, headers } = await shop.app.inject({ url: '/sw.js' })

    expect(statusCode).toBe(200)
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/)
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['content-security-policy']).toContain("default-src 'self'")
  })

  it('caches only existing files, none of the back office, and the empty page', async () => {
    const { body } = await shop.app.inject({ url: '/sw.js' })
    const files = body.match(/\/assets\/[\w./-]+/g) ?? []

    expect(files.length).toBeGreaterThan(40)
    expect(files.filter((file) => /\/staff\/|stripe/.test(file))).toEqual([])
    for (const url of [...files, '/index.html', '/icon-192.png', '/manifest.webmanifest']) {
      expect((await shop.app.inject({ url })).statusCode, url).toBe(200)
    }
  })

  it('switched off, deletes its caches and itself', async () => {
    const { headers, body } = await without.app.inject({ url: '/sw.js' })

    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['content-type']).toMatch(/^text\/javascript/)
    expect(body).toContain('unregister()')
    expect(body).not.toContain('/assets/')
  })
})
