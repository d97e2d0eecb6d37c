import type { SearchPage } from '@mendwell/contract/catalog/catalog'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'
import { LIMITS } from '../../../limits/attempt-limits.ts'
import { deleteOldMisses } from './synonyms.repository.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const staff = async () => signIn(shop, await shop.make.staff({ password: 'correct horse battery' }))

const search = async (term: string) => {
  const url = `/products/searchProducts/${encodeURIComponent(term)}`
  const page = (await shop.get(url)).json<z.input<typeof SearchPage>>()
  return { ...page, names: page.productList.map(({ productName }) => productName) }
}

describe('synonyms', () => {
  it.each([0, 4711])('deleting number %i, which does not exist, is fine', async (id) => {
    const options = await staff()
    const answer = await shop.post(`/searchSynonym/delete/${id}`, {}, options)

    expect([answer.statusCode, answer.json()]).toEqual([200, { synonymId: id }])
  })

  it('are managed by staff and used from the next search on', async () => {
    const options = await staff()
    await shop.make.product({ productName: 'Glucose reagents' })
    expect((await search('sugar strips')).names).toEqual([])

    const line = { term: 'sugar strip', meaning: 'glucose reagents' }
    const saved = await shop.post('/searchSynonym/save', line, options)
    expect(saved.statusCode).toBe(200)
    expect((await search('sugar strips')).names).toEqual(['Glucose reagents'])
    expect((await search('cheap strips for sugar')).suggestion).toBeNull()
    expect((await shop.post('/searchSynonym/save', line, options)).statusCode).toBe(409)

    const { synonymId } = saved.json()
    await shop.post(`/searchSynonym/delete/${synonymId}`, {}, options)
    expect((await search('sugar strips')).names).toEqual([])
    expect((await shop.get('/searchSynonym/findAll', options)).json()).toEqual([])
  })

  it('show how many products they find: none if the shop has nothing of the kind', async () => {
    const options = await staff()
    await shop.make.product({ productName: 'Glucose reagents' })
    await shop.make.product({ productName: 'Glucose meter', productStatus: 'N' })
    const found = async (meaning: string) =>
      (await shop.post('/searchSynonym/save', { term: 'sugar', meaning }, options)).json().found

    expect(await found('glucose reagents')).toBe(1)
    expect(await found('glucose')).toBe(1)
    expect(await found('glucose meter')).toBe(0)
    expect(await found('zebra')).toBe(0)
  })

  it('apply to a misspelled word, and still include the products of the word itself', async () => {
    const options = await staff()
    await shop.make.product({ productName: 'Rollator' })
    await shop.make.product({ productName: 'Walker' })
    await shop.post('/searchSynonym/save', { term: 'walker', meaning: 'rollator' }, options)

    expect((await search('walkers')).names.toSorted()).toEqual(['Rollator', 'Walker'])
    expect((await search('wallkers')).names.toSorted()).toEqual(['Rollator', 'Walker'])
  })

  it.each([
    { term: '', meaning: 'cane' },
    { term: 'stick', meaning: '!!' },
    { term: 'x'.repeat(101), meaning: 'cane' },
  ])('have words on both sides: $term → $meaning', async (line) => {
    expect((await shop.post('/searchSynonym/save', line, await staff())).statusCode).toBe(422)
  })
})

describe('the preview of a synonym', () => {
  it('shows the results with and without it, and saves nothing', async () => {
    const options = await staff()
    await shop.make.product({ productName: 'Glucose reagents' })
    await shop.make.product({ productName: 'Sugar lamp' })
    const line = { term: 'sugar', meaning: 'glucose reagents' }

    const answer = await shop.post('/searchSynonym/preview', line, options)

    expect(answer.json()).toMatchObject([
      {
        term: 'sugar',
        before: { total: 1, first: [{ productName: 'Sugar lamp' }] },
        after: { total: 2 },
      },
    ])
    expect(await shop.count('search_synonym')).toBe(0)
    expect(await shop.count('search_miss')).toBe(0)
    expect(await shop.count('staff_event')).toBe(0)
    expect((await search('sugar')).names).toEqual(['Sugar lamp'])
  })

  it('shows what the synonym hides: the results for some of the words', async () => {
    const options = await staff()
    await shop.make.product({ productName: 'Glucose reagents' })
    await shop.make.product({ productName: 'Strip of lights' })
    const line = { term: 'sugar strip', meaning: 'glucose reagents' }

    const [effect] = (await shop.post('/searchSynonym/preview', line, options)).json()

    expect(effect.before.first).toMatchObject([{ productName: 'Strip of lights' }])
    expect(effect.after.first).toMatchObject([{ productName: 'Glucose reagents' }])
  })

  it('has both sides for a two-way synonym', async () => {
    const line = { term: 'rollator', meaning: 'walker', twoWay: true }
    await shop.make.product({ productName: 'Rollator' })
    await shop.make.product({ productName: 'Walker' })

    const effects = (await shop.post('/searchSynonym/preview', line, await staff())).json()

    expect(effects).toMatchObject([
      { term: 'rollator', before: { total: 1 }, after: { total: 2 } },
      { term: 'walker', before: { total: 1 }, after: { total: 2 } },
    ])
  })

  it('refuses what could not be saved', async () => {
    const options = await staff()
    const preview = async (line: object) =>
      (await shop.post('/searchSynonym/preview', line, options)).statusCode
    await shop.post('/searchSynonym/save', { term: 'sugar', meaning: 'glucose' }, options)

    expect(await preview({ term: 'sugar', meaning: 'glucose' })).toBe(409)
    expect(await preview({ term: 'sugar', meaning: '!!' })).toBe(422)
    expect(await preview({ term: 's', meaning: 'glucose' })).toBe(422)
    expect(await preview({ term: 'sugar', meaning: 'glucose', twoWay: 'yes' })).toBe(422)
    expect(await preview({ term: 'sugar', meaning: 'glucose', twoWay: true })).toBe(200)
  })
})

describe('a two-way synonym', () => {
  it('is stored as two, each of which can be deleted and is in the history', async () => {
    const options = await staff()
    await shop.make.product({ productName: 'Rollator' })
    await shop.make.product({ productName: 'Walker' })
    const line = { term: 'rollator', meaning: 'walker', twoWay: true }

    expect((await shop.post('/searchSynonym/save', line, options)).statusCode).toBe(200)

    expect((await search('rollator')).total).toBe(2)
    expect((await search('walker')).total).toBe(2)
    expect(await shop.count('staff_event')).toBe(2)
    const all = (await shop.get('/searchSynonym/findAll', options)).json()
    expect(all).toMatchObject([
      { term: 'rollator', meaning: 'walker' },
      { term: 'walker', meaning: 'rollator' },
    ])
    expect((await shop.post('/searchSynonym/save', line, options)).statusCode).toBe(409)
    await shop.post(`/searchSynonym/delete/${all[1].synonymId}`, {}, options)
    expect((await search('walker')).total).toBe(1)
    // One direction exists: the other one is added.
    expect((await shop.post('/searchSynonym/save', line, options)).statusCode).toBe(200)
    expect((await search('walker')).total).toBe(2)
  })
})

describe('sizes', () => {
  it.each(['22in', '22 inch', '22"', '22 inches'])('%s finds 22 inches', async (typed) => {
    await shop.make.product({ productName: 'Cushion, width 22 inches' })
    await shop.make.product({ productName: 'Cushion, width 20 inches' })

    expect((await search(`cushion ${typed}`)).names).toEqual(['Cushion, width 22 inches'])
  })

  it.each(['5x5 cm', '5 x 5cm', '5cm x 5cm', '5x5', '5 by 5 cm'])(
    '%s finds 5cm x 5cm first',
    async (typed) => {
      await shop.make.product({ productName: 'Foam dressing 5cm x 5cm' })
      await shop.make.product({ productName: 'Foam dressing 5cm x 7.5cm' })

      expect((await search(`foam ${typed}`)).names[0]).toBe('Foam dressing 5cm x 5cm')
    },
  )
})

describe('searches without results', () => {
  it('are counted for staff, except those that found all words', async () => {
    await shop.make.product({ productName: 'Walker' })
    await search('Zeppelin!')
    await search('zeppelin')
    await search('walker')
    await search('waler')
    await search('walker with horn')

    const misses = (await shop.get('/searchMiss/findAll', await staff())).json()
    expect(misses).toMatchObject([
      { term: 'zeppelin', times: 2, partial: false },
      { term: 'walker with horn', times: 1, partial: true },
    ])
  })

  it('exclude junk, stored or new', async () => {
    for (const term of ['asdfgh', 'jane doe gmail com', '4111 1111 1111 1111', 'zeppelin']) {
      await search(term)
    }
    expect(await shop.count('search_miss')).toBe(1)
    await shop.db.insertInto('searchMiss').values({ term: 'qwertz', partial: false }).execute()

    const misses = (await shop.get('/searchMiss/findAll', await staff())).json()
    expect(misses).toMatchObject([{ term: 'zeppelin' }])
  })

  it('are limited per address and hour, and all are answered', async () => {
    const { limit } = LIMITS.searchMiss
    const terms = Array.from({ length: limit + 5 }, (_, index) => `zeppelin${index}`)
    for (const term of terms) expect((await search(term)).total).toBe(0)

    expect(await shop.count('search_miss')).toBe(limit)
  })

  it('are deleted after a season', async () => {
    await search('zeppelin')
    await shop.db
      .updateTable('searchMiss')
      .set({ lastAt: new Date(Date.now() - 91 * 86_400_000) })
      .execute()

    await deleteOldMisses(shop.db)

    expect(await shop.count('search_miss')).toBe(0)
  })
})
