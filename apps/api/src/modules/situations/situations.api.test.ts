import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import type { SituationContent } from './situation-content.ts'
import { saveSituation } from './situations.repository.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const content = (kinds: readonly string[]): SituationContent => ({
  lead: ['Help for the first weeks.', 'Ayuda para las primeras semanas.'],
  groups: [
    {
      title: ['Bath', 'Baño'],
      kinds: kinds.map((kind) => ({
        kind,
        why: ['Sit while you wash.', 'Bañarse sentado.'] as [string, string],
      })),
    },
  ],
  know: [
    ['Measure before you buy.', 'Mida antes de comprar.'],
    ['Ask your therapist.', 'Pregunte a su terapeuta.'],
  ],
  notOrdered: [['We sell no beds.', 'No vendemos camas.']],
  callDoctor: [['A high fever.', 'Fiebre alta.']],
  call911: [],
  sources: [{ organization: 'MedlinePlus', title: 'Hip replacement' }],
})

const page = (situationKey: string, kinds: readonly string[], words: string[] = []) =>
  saveSituation(shop.db, {
    situationKey,
    section: 'recovering',
    place: 1,
    title: `Recovering ${situationKey}`,
    titleEs: `Sobre ${situationKey}`,
    words,
    content: JSON.stringify(content(kinds)),
    writtenOn: '2026-11-24',
    readAgainOn: '2026-11-24',
  })

describe('a page for a situation', () => {
  it('shows what can be ordered of each kind: in stock, popular and cheap first, four at most', async () => {
    const { kindKey } = await shop.make.kind()
    const make = (productName: string, row: object = {}) =>
      shop.make.product({ productName, kindKey, ...row })
    await make('Dear', { unitPriceCents: 90_00 })
    await make('Cheap', { unitPriceCents: 5_00 })
    await make('Popular', { popularFlag: 1 })
    await make('Usual')
    await make('Away', { unitPriceCents: 1_00, quantity: 0 })
    await make('Prescribed', { rx: true })
    await make('Without a price', { unitPriceCents: 0 })
    await make('For a quote', { quoteOnly: true })
    await make('Hidden', { productStatus: 'N' })
    await page('hip', [kindKey])

    const answer = (await shop.get('/situations/hip')).json()

    const [kind] = answer.groups[0].kinds
    expect(kind.products.map(({ productName }: { productName: string }) => productName)).toEqual([
      'Popular',
      'Cheap',
      'Usual',
      'Dear',
    ])
    expect(kind.total).toBe(8)
    expect(answer.imageUrl).toBe(kind.products[0].imageUrl)
  })

  it('omits kinds that the shop does not have, and names those not sold online', async () => {
    const closed = await shop.make.kind({ saleClass: 'PRESCRIPTION' })
    await shop.make.product({ kindKey: closed.kindKey })
    const empty = await shop.make.kind()
    await page('hip', ['no-such-kind', closed.kindKey, empty.kindKey])

    const { groups } = (await shop.get('/situations/hip')).json()

    expect(groups).toMatchObject([{ kinds: [{ kindKey: closed.kindKey, products: [], total: 1 }] }])
  })

  it('is also in Spanish', async () => {
    const kind = await shop.make.kind()
    await shop.make.product({ kindKey: kind.kindKey })
    await page('hip', [kind.kindKey])

    expect((await shop.get('/situations/hip?language=es')).json()).toMatchObject({
      title: 'Sobre hip',
      lead: 'Ayuda para las primeras semanas.',
      groups: [{ title: 'Baño', kinds: [{ name: kind.nameEs, why: 'Bañarse sentado.' }] }],
      notOrdered: ['No vendemos camas.'],
      callDoctor: ['Fiebre alta.'],
    })
    expect((await shop.get('/situations?language=fr')).statusCode).toBe(422)
  })

  it('is a draft until its wording is approved, and again once it is changed', async () => {
    await page('hip', ['no-such-kind'])
    const approval = async () => (await shop.get('/situations/hip')).json().approval
    expect(await approval()).toBeNull()

    await shop.db
      .updateTable('pageCheck')
      .set((eb) => ({
        approvedHash: eb.ref('textHash'),
        approvedBy: 'Ada Quill',
        approvedRole: 'RN',
        approvedOn: '2026-11-25',
      }))
      .where('pageKey', '=', 'need/hip')
      .execute()
    expect(await approval()).toEqual({
      approvedBy: 'Ada Quill',
      approvedRole: 'RN',
      approvedOn: '2026-11-25',
    })

    await page('hip', ['another-kind'])
    expect(await approval()).toBeNull()
  })

  it('is missing once staff have hidden it, and under a wrong key', async () => {
    await page('hip', ['no-such-kind'], ['new hip'])
    await shop.db.updateTable('situation').set({ shown: false }).execute()

    expect((await shop.get('/situations/hip')).statusCode).toBe(404)
    expect((await shop.get('/situations')).json()).toEqual([])
    expect((await shop.get('/situations/findByTerm?q=new+hip')).json()).toEqual({ situation: null })
    expect((await shop.get('/situations/Hip!')).statusCode).toBe(422)
  })
})

describe('a search that means a situation', () => {
  it.each([
    ['new hip', 'hip'],
    ['New hips!', 'hip'],
    ['what do I need for my new hip', 'hip'],
    ['hip fracture', 'hip-fracture'],
    ['fractura de cadera', 'hip-fracture'],
    ['hip', null],
    ['new', null],
    ['', null],
    ["'; drop table product; --", null],
  ])('%j leads to %s', async (term, situationKey) => {
    await page('hip', ['no-such-kind'], ['new hip', 'of the'])
    await page('hip-fracture', ['no-such-kind'], ['hip fracture', 'fractura de cadera'])

    const answer = await shop.get(`/situations/findByTerm?q=${encodeURIComponent(term)}`)

    expect(answer.json().situation?.situationKey ?? null).toBe(situationKey)
  })
})

describe('a list of a kind', () => {
  it('holds its active products, alone or within a category', async () => {
    const { kindKey } = await shop.make.kind()
    const one = await shop.make.product({ kindKey })
    const other = await shop.make.product({ kindKey })
    await shop.make.product({ kindKey, productStatus: 'N' })
    await shop.make.product()
    const ids = async (url: string) => {
      const { productList, total } = (await shop.get(url)).json()
      expect(productList).toHaveLength(total)
      return productList.map(({ productId }: { productId: number }) => productId)
    }
    const list = (categoryId: number, kind: string) =>
      ids(`/products/findProductsByCategory/${categoryId}?kind=${kind}`)

    expect(await list(-1, kindKey)).toEqual([one.productId, other.productId])
    expect(await list(other.categoryId, kindKey)).toEqual([other.productId])
    expect(await list(-1, 'no-such')).toEqual([])
    expect((await shop.get('/products/findProductsByCategory/-1?kind=No%20such')).statusCode).toBe(
      422,
    )
  })
})
