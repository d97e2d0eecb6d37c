import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../../../test/shop/start-test-shop.ts'
import { importBrands, isBrandFile } from './import-brands.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

describe('a file of brands', () => {
  const send = (text: string) => importBrands(shop.db, Buffer.from(text))
  const problemsOf = (text: string) =>
    send(text).then(
      () => [],
      ({ problems }) => problems,
    )

  it('adds and changes brands, each with its history, and leaves the others alone', async () => {
    const { brandId } = await shop.make.brand({ brandName: 'Old name' })
    const off = await shop.make.brand({ brandName: 'Switched off', activeFlag: false })
    const file = `\uFEFFbrandId,brandName,category\n${brandId},"New, name",Braces\n5001,Added,\n`

    expect(isBrandFile(file)).toBe(true)
    expect(await send(`${file}${off.brandId},Other name,Braces\n`)).toEqual({ written: 3 })
    expect(await send(file)).toEqual({ written: 0 })

    const brands = await shop.db
      .selectFrom('brand')
      .select(['brandId', 'brandName', 'category', 'activeFlag'])
      .orderBy('brandId')
      .execute()
    expect(brands).toEqual([
      { brandId, brandName: 'New, name', category: 'Braces', activeFlag: true },
      { brandId: off.brandId, brandName: 'Other name', category: 'Braces', activeFlag: false },
      { brandId: 5001, brandName: 'Added', category: '', activeFlag: true },
    ])
    const events = await shop.db
      .selectFrom('staffEvent')
      .select(['action', 'before'])
      .where('objectId', '=', String(brandId))
      .execute()
    expect(events).toMatchObject([{ action: 'import', before: { brandName: 'Old name' } }])
    expect((await shop.make.brand()).brandId).toBeGreaterThan(5001)
  })

  it('is refused as a whole, with every wrong row', async () => {
    await shop.make.brand({ brandName: 'Taken' })
    const header = 'brandId,brandName,category\n'

    expect(await problemsOf(`${header}7,Good,\n8,,\nx,Name,\n9,good,\n`)).toEqual([
      expect.stringContaining('row 3, brandName'),
      expect.stringContaining('row 4, brandId'),
      expect.stringContaining('row 5: the brand is there twice'),
    ])
    expect(await problemsOf(`${header}7,taken,\n`)).toEqual([
      'row 2, brandName: another brand is called taken',
    ])
    expect(await problemsOf(`${header}7,"never closed\n`)).toHaveLength(1)
    expect(await shop.count('brand')).toBe(1)
  })
})
