import { namesLatex } from '@mendwell/domain/facts/facts'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const PASSWORD = 'quite a long staple'
const clerk = async () =>
  signIn(shop, await shop.make.staff({ role: 'CATALOGUE', password: PASSWORD }))
const factRows = async (productId: number) =>
  (
    await shop.db
      .selectFrom('productFact')
      .select(['name', 'value'])
      .where('productId', '=', productId)
      .orderBy('name')
      .orderBy('value')
      .execute()
  ).map(({ name, value }) => `${name} ${value}`)

describe('facts entered by staff', () => {
  it('are parsed, shown to shoppers and counted in lists', async () => {
    const session = await clerk()
    const { productId } = await shop.make.product({ productName: 'Gauze' })
    const facts = { length: ['4 in'], material: ['Cotton', 'viscose'], size: [] }

    const saved = await shop.put('/products/update', { productId, facts }, session)

    expect(saved.statusCode).toBe(200)
    const kept = { material: ['cotton', 'viscose'], length: ['101.6mm'] }
    expect(saved.json().facts).toEqual(kept)
    expect((await shop.get(`/products/${productId}`)).json().facts).toEqual(kept)
    expect(await factRows(productId)).toEqual([
      'length 101.6mm',
      'material cotton',
      'material viscose',
    ])
  })

  it('are in the history, and undone', async () => {
    const session = await clerk()
    const { productId } = await shop.make.product()
    await shop.put('/products/update', { productId, facts: { gauge: ['21'] } }, session)
    await shop.put('/products/update', { productId, facts: { gauge: ['23'] } }, session)
    const history = async () =>
      (await shop.get(`/staff/history/product/${productId}`, session)).json().rows
    const [second, first] = await history()
    expect(second).toMatchObject({
      before: { facts: { gauge: ['21G'] } },
      after: { facts: { gauge: ['23G'] } },
      canUndo: true,
    })

    await shop.post('/staff/history/undo', { eventId: second.eventId }, session)
    expect(await factRows(productId)).toEqual(['gauge 21G'])

    await shop.post('/staff/history/undo', { eventId: first.eventId }, session)
    expect(await factRows(productId)).toEqual([])
    expect((await shop.get(`/products/${productId}`)).json().facts).toEqual({})
  })

  it('stay if a form does not mention them', async () => {
    const session = await clerk()
    const { productId } = await shop.make.product()
    await shop.put('/products/update', { productId, facts: { size: ['M'] } }, session)

    await shop.put('/products/update', { productId, notes: 'Soft' }, session)

    expect(await factRows(productId)).toEqual(['size M'])
  })

  it('are copied with a product, and deleted with it', async () => {
    const session = await clerk()
    const { productId } = await shop.make.product()
    await shop.put('/products/update', { productId, facts: { size: ['M'] } }, session)

    const copy = await shop.post(`/staff/products/${productId}/duplicate`, {}, session)

    expect(await factRows(copy.json().productId)).toEqual(['size M'])
    await sql`delete from product where product_id = ${copy.json().productId}`.execute(shop.db)
    expect(await factRows(copy.json().productId)).toEqual([])
  })
})

describe('invalid ones are refused, and nothing is changed', () => {
  it.each([
    [{ shade: ['red'] }, 'facts.shade', 'There is no fact called shade'],
    [{ length: ['10'] }, 'facts.length', 'Enter it like this: 4 in or 10 cm'],
    [{ length: ['0 cm'] }, 'facts.length', 'Enter it like this: 4 in or 10 cm'],
    [{ length: ['1e9 cm'] }, 'facts.length', 'Enter it like this: 4 in or 10 cm'],
    [{ gauge: ['abc'] }, 'facts.gauge', 'Enter it like this: 21 G'],
    [{ size: ['S', 'M'] }, 'facts.size', 'At most 1 entries'],
    [{ material: ['cheese'] }, 'facts.material', 'Enter it like this: nitrile'],
  ])('%j', async (facts, path, message) => {
    const session = await clerk()
    const { productId } = await shop.make.product({ productName: 'Gauze' })

    const change = { productId, productName: 'Changed', facts }
    const refused = await shop.put('/products/update', change, session)

    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors).toEqual([expect.objectContaining({ path, message })])
    expect((await shop.get(`/products/${productId}`)).json().productName).toBe('Gauze')
  })
})

describe('latex', () => {
  it.each([
    ['by its name', { productName: 'Latex gloves', latex: false }],
    ['by its material', { latex: false, facts: { material: ['latex'] } }],
  ])('is never called latex-free: %s', async (_, change) => {
    const session = await clerk()
    const { productId } = await shop.make.product({ productName: 'Gloves' })

    const refused = await shop.put('/products/update', { productId, ...change }, session)

    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors[0].path).toBe('latex')
  })

  it('is detected in a new name of a product stated to be free of it', async () => {
    const session = await clerk()
    const { productId } = await shop.make.product({ productName: 'Gloves', latex: false })

    const change = { productId, productName: 'Latex gloves' }
    expect((await shop.put('/products/update', change, session)).statusCode).toBe(422)
  })

  it('is refused by the database too, however it is written', async () => {
    const { productId } = await shop.make.product({ productName: 'Gloves', latex: false })

    const rename = sql`update product set product_name = 'Latex gloves' where product_id = ${productId}`
    const restate = sql`update product set facts = '{"material": ["latex"]}' where product_id = ${productId}`
    await expect(rename.execute(shop.db)).rejects.toThrow('product_latex_stated')
    await expect(restate.execute(shop.db)).rejects.toThrow('product_latex_stated')
  })

  it.each([
    'Latex exam gloves',
    'Natural rubber latex tubing',
    'Latex-free foley beside a latex one',
    'Latex-free gloves',
    'Gloves, latex  free',
    'Non-latex dental dam',
    'Tourniquet without latex',
    'Not made with natural rubber latex',
    'LATEX SAFE GLOVE',
    'Nonlatex',
    'Nitrile gloves',
  ])('the database reads %j as the shop does', async (name) => {
    const { rows } = await sql<{
      says: boolean
    }>`select public.names_latex(${name}) as says`.execute(shop.db)

    expect(rows[0]?.says).toBe(namesLatex(name))
  })
})
