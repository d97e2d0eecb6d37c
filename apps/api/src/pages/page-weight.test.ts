import fs from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { dist, readManifest, scriptsOf } from './files/built-web.ts'

const manifest = readManifest()
const LATER = 'src/texts/en-later.ts'

const packed = (file: string) =>
  gzipSync(fs.readFileSync(path.join(dist, file)), { level: 9 }).length / 1000
const kilobytes = (files: readonly string[]) =>
  files.reduce((total, file) => total + packed(file), 0)

/** All scripts of a first visit, in KB of gzip -9 (ux §4). The list must be complete: texts are loaded separately. */
describe('the script of a first visit', () => {
  it.each([
    ['home', 144, ['src/features/home/home-page.tsx', 'src/texts/en-home.ts']],
    ['shop', 153, ['src/features/catalog/shop-page.tsx', LATER]],
    ['department', 139, ['src/features/catalog/category-page.tsx', LATER]],
    ['product', 152, ['src/features/product/product-page.tsx', LATER]],
    ['article', 151, ['src/features/pages/article-page.tsx', LATER]],
    ['cart', 162, ['src/features/cart/cart-page.tsx', LATER]],
    ['checkout', 162, ['src/features/checkout/checkout-page.tsx', LATER]],
    [
      'sign-in',
      167,
      ['src/features/account/sign-in/login-page.tsx', LATER, 'src/texts/en/account.ts'],
    ],
  ])('%s: at most %i KB', (_, most, modules) => {
    const weight = kilobytes(scriptsOf(manifest, ['index.html', ...modules]))

    expect(weight).toBeLessThanOrEqual(most)
    // Less means that the list above is missing something the page runs.
    expect(weight).toBeGreaterThan(100)
  })

  it('has one stylesheet of at most 25 KB and one font of at most 30 KB', () => {
    const assets = fs.readdirSync(path.join(dist, 'assets')).map((name) => `assets/${name}`)
    const styles = assets.filter((name) => name.endsWith('.css'))
    const fonts = assets.filter((name) => name.endsWith('.woff2'))

    expect(styles).toHaveLength(1)
    expect(kilobytes(styles)).toBeLessThanOrEqual(25)
    expect(fonts).toHaveLength(1)
    // A font is compressed already.
    expect(fs.statSync(path.join(dist, fonts[0] ?? '')).size).toBeLessThanOrEqual(30_000)
  })
})
