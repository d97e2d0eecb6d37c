import type { LegalPage } from '@mendwell/contract/content/page-checks'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'

const shop = await startTestShop({ withCatalogue: true })
afterAll(() => shop.close())

describe('the pages by need of the seed', () => {
  it('show at least six products each that can be ordered', async () => {
    const all: { situationKey: string }[] = (await shop.get('/situations')).json()
    const few: string[] = []
    for (const { situationKey } of all) {
      const { groups } = (await shop.get(`/situations/${situationKey}`)).json()
      const ids = groups.flatMap(({ kinds }: { kinds: { products: { productId: number }[] }[] }) =>
        kinds.flatMap(({ products }) => products.map(({ productId }) => productId)),
      )
      if (new Set(ids).size < 6) few.push(`${situationKey}: ${ids.length}`)
    }
    expect(few).toEqual([])
    expect(all.length).toBeGreaterThanOrEqual(40)
  })

  it('have different pictures', async () => {
    const all: { imageUrl: string }[] = (await shop.get('/situations')).json()
    expect(new Set(all.map(({ imageUrl }) => imageUrl)).size).toBe(all.length)
  })
})

describe('the legal pages of the seed', () => {
  it.each([
    'privacy',
    'health-data',
    'terms',
    'shipping',
    'prescriptions',
    'accessibility',
    'recalls',
  ])('%s is there in both languages, waiting for a lawyer', async (pageKey) => {
    const [english, spanish] = await Promise.all(
      ['en', 'es'].map(async (language) =>
        (await shop.get(`/legalPages/${pageKey}?language=${language}`)).json(),
      ),
    )
    expect(english).toMatchObject({ pageKey, approval: null })
    expect(spanish.blocks).not.toEqual(english.blocks)
    const kinds = ({ blocks }: LegalPage) => blocks.map(({ kind }) => kind)
    expect(kinds(spanish)).toEqual(kinds(english))
    expect(kinds(english)).toContain('heading')
  })
})
