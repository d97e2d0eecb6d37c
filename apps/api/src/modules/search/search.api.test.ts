import type { SearchPage, Suggestions } from '@mendwell/contract/catalog/catalog'
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { insertSynonym } from './synonyms/synonyms.repository.ts'

type Page = z.input<typeof SearchPage>

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const search = async (term: string, query = '') =>
  (await shop.get(`/products/searchProducts/${encodeURIComponent(term)}?${query}`)).json<Page>()
const namesOf = ({ productList }: Page) => productList.map(({ productName }) => productName)

describe('searchProducts', () => {
  it('ranks name, brand, SKU, category, description in this order', async () => {
    const { brandId } = await shop.make.brand({ brandName: 'Zephyr' })
    const { categoryId } = await shop.make.category({ subCategory: 'Zephyr goods' })
    await shop.make.product({ productName: 'By description', productDetails: 'As a zephyr' })
    await shop.make.product({ productName: 'By category', categoryId })
    await shop.make.product({ productName: 'By SKU', sku: 'zephyr-12' })
    await shop.make.product({ productName: 'By brand', brandId })
    await shop.make.product({ productName: 'By name: zephyr' })
    await shop.make.product({ productName: 'Not at all' })

    expect(namesOf(await search('zephyr'))).toEqual([
      'By name: zephyr',
      'By brand',
      'By SKU',
      'By category',
      'By description',
    ])
  })

  it.each([
    ['SKU', 'WF-20W013', 'wf 20w013'],
    ['SKU', 'WF-20W013', 'WF20W013'],
    ['GTIN', '00380740015756', '380740015756'],
    ['GTIN', '380740015756', '00380740015756'],
    ['HCPCS code', 'A4253', 'a4253'],
  ])('puts a %s typed in full (%s as %s) before everything else', async (kind, code, typed) => {
    const field = { SKU: 'sku', GTIN: 'gtin', 'HCPCS code': 'hcpcs' }[kind] ?? 'sku'
    await shop.make.product({ productName: `Box for ${typed} ${code}` })
    await shop.make.product({ productName: 'The thing itself', [field]: code })

    expect(namesOf(await search(typed))[0]).toBe('The thing itself')
  })

  it('finds a product by its source name, after products with that name', async () => {
    const { productId } = await shop.make.product({
      productName: 'Heavy-duty cane',
      sourceName: 'Ambulator device KX-7',
    })
    await shop.make.product({ productName: 'Ambulator device' })

    expect(namesOf(await search('ambulator device'))).toEqual([
      'Ambulator device',
      'Heavy-duty cane',
    ])
    expect(namesOf(await search('kx7'))).toEqual(['Heavy-duty cane'])
    expect((await shop.get(`/products/${productId}`)).json()).toMatchObject({
      sourceName: 'Ambulator device KX-7',
    })

    const renamed = { sourceName: 'Stridewell 9' }
    await shop.db.updateTable('product').set(renamed).where('productId', '=', productId).execute()

    expect(namesOf(await search('stridewell'))).toEqual(['Heavy-duty cane'])
    expect(namesOf(await search('kx7'))).toEqual([])
  })

  it('puts available products before slightly better matches that are unavailable', async () => {
    await shop.make.product({ productName: 'Zephyr cane', quoteOnly: true })
    await shop.make.product({ productName: 'Folding zephyr cane with a strap' })
    await shop.make.product({ productName: 'Strap, fits any cane', productDetails: 'For a zephyr' })

    expect(namesOf(await search('cane zephyr'))).toEqual([
      'Folding zephyr cane with a strap',
      'Zephyr cane',
      'Strap, fits any cane',
    ])
    expect(namesOf(await search('zephyr cane'))[0]).toBe('Zephyr cane')
  })

  it('puts what can be ordered first among things of the kind that is meant', async () => {
    const { kindKey } = await shop.make.kind({ name: 'Zephyr canes' })
    await shop.make.product({ kindKey, productName: 'Zephyr cane', quoteOnly: true })
    await shop.make.product({
      kindKey,
      productName: 'Zephyr cane with a wide grip, a strap and a tip of rubber for smooth floors',
    })

    expect(namesOf(await search('zephyr canes'))).toEqual([
      'Zephyr cane with a wide grip, a strap and a tip of rubber for smooth floors',
      'Zephyr cane',
    ])
  })

  it('puts what helps in a situation before what its words only name', async () => {
    const lift = await shop.make.kind({ name: 'Seat lifts' })
    await shop.db
      .insertInto('searchNeed')
      .values({
        needKey: 'rising',
        words: ['trouble rising from a recliner'],
        wordsEs: [],
        firstKinds: [lift.kindKey],
      })
      .execute()
    await shop.make.product({ kindKey: lift.kindKey, productName: 'Stridewell seat lift' })
    await shop.make.product({ productName: 'Recliner, no trouble rising' })

    expect(namesOf(await search('my dad has trouble rising from his recliner'))).toEqual([
      'Stridewell seat lift',
      'Recliner, no trouble rising',
    ])
  })

  it('leaves inactive products out, and a kind that has no others', async () => {
    const best = await shop.make.kind({ name: 'Strained lamb dinners' })
    await shop.make.product({ kindKey: best.kindKey, productName: 'Walker', productStatus: 'N' })
    const near = await shop.make.kind({ name: 'Strained beef dinners' })
    await shop.make.product({ kindKey: near.kindKey, productName: 'Corn, 4 oz jar' })

    expect(await search('walker')).toMatchObject({ productList: [], total: 0, suggestion: null })
    expect(await search('strained lamb dinners')).toMatchObject({
      productList: [{ productName: 'Corn, 4 oz jar' }],
      partial: false,
    })
  })

  it.each([
    ['plural', 'lancets', 'Safety lancet'],
    ['accent', 'prothese', 'Prothèse'],
    ['hyphen left out', 'accuchek', 'Accu-Chek meter'],
    ['hyphen as space', 'accu chek', 'Accu-Chek meter'],
    ['hyphen too many', 'coagu-chek', 'CoaguChek strips'],
    ['space too many', 'coagu chek', 'CoaguChek strips'],
    ['apostrophe', "men's", 'Mens briefs'],
    ['beginning of a word', 'stetho', 'Stethoscope'],
    ['beginning longer than the stem', 'nursi', 'Nursing pads'],
    ['words in another order', 'strips glucose', 'Glucose test strips'],
  ])('finds in spite of %s', async (_what, typed, productName) => {
    await shop.make.product({ productName })
    await shop.make.product({ productName: 'Something else' })

    expect(namesOf(await search(typed))).toEqual([productName])
  })

  it.each([
    ['wrong letter', 'nebuliser', 'nebulizer'],
    ['missing letter', 'weelchair', 'wheelchair'],
    ['additional letter', 'wheellchair', 'wheelchair'],
    ['swapped letters', 'wheelchiar', 'wheelchair'],
    ['two mistakes', 'wheelchiarr', 'wheelchair'],
    ['one word of two', 'folding weelchair', 'folding wheelchair'],
    ['missing space', 'foldingwheelchair', 'folding wheelchair'],
  ])('understands a %s, and says what it read', async (_what, typed, meant) => {
    await shop.make.product({ productName: `${meant} for travel` })
    await shop.make.product({ productName: 'Elastic bandage' })

    const found = await search(typed)

    expect(namesOf(found)).toEqual([`${meant} for travel`])
    expect(found).toMatchObject({ suggestion: meant, corrected: true })
  })

  it('searches for the words as typed on request, including mistakes', async () => {
    await shop.make.product({ productName: 'Wheelchair for travel' })
    await shop.make.product({ productName: 'Weelchair lamp' })

    expect(await search('wheelchiar', 'exact=true')).toMatchObject({
      total: 0,
      suggestion: 'wheelchair',
      corrected: false,
    })
    const found = await search('weelchair', 'exact=true')
    expect(namesOf(found)).toEqual(['Weelchair lamp'])
    expect(found.corrected).toBe(false)
  })

  it('lists words that no displayed product has, if some had to be ignored', async () => {
    await shop.make.product({ productName: 'Hand sanitizer' })
    await shop.make.product({ productName: 'Zither', productDetails: 'Of a trombone' })

    const found = await search('saxophone sanitizer')
    expect(namesOf(found)).toEqual(['Hand sanitizer'])
    expect(found).toMatchObject({ partial: true, missing: ['saxophone'] })
    expect((await search('sanitizer')).missing).toEqual([])
    expect((await search('hand')).missing).toEqual([])
    // Each word occurs in the shop, but not in the results.
    expect(await search('trombone sanitizer')).toMatchObject({
      partial: true,
      missing: ['trombone'],
    })
  })

  it.each([
    ['Gloves under $20', [{ kind: 'price', maxPrice: 20, rest: 'Gloves' }]],
    ['gloves over $5, blue', [{ kind: 'price', minPrice: 5, rest: 'gloves, blue' }]],
    [
      'walker between $50 and $120',
      [{ kind: 'price', minPrice: 50, maxPrice: 120, rest: 'walker' }],
    ],
    [
      'Latex free gloves under $20 for 300 lb',
      [
        { kind: 'price', maxPrice: 20, rest: 'Latex free gloves for 300 lb' },
        { kind: 'capacity', pounds: 300, rest: 'Latex free gloves under $20' },
        { kind: 'latexFree', rest: 'gloves under $20 for 300 lb' },
      ],
    ],
    [
      'non sterile powder-free gloves',
      [
        { kind: 'powderFree', rest: 'non sterile gloves' },
        { kind: 'notSterile', rest: 'powder-free gloves' },
      ],
    ],
    ['gauze, sterile', [{ kind: 'sterile', rest: 'gauze' }]],
    [
      'guantes sin látex hasta 20 dólares',
      [
        { kind: 'price', maxPrice: 20, rest: 'guantes sin látex' },
        { kind: 'latexFree', rest: 'guantes hasta 20 dólares' },
      ],
    ],
    ['bed without rails', [{ kind: 'without', without: 'rails', rest: 'bed' }]],
    // The text between the words was interpreted.
    [
      'bed without under $900 rails',
      [
        { kind: 'price', maxPrice: 900, rest: 'bed without rails' },
        { kind: 'without', without: 'rails', rest: 'bed' },
      ],
    ],
    ['latex free', [{ kind: 'latexFree', rest: '' }]],
    ['crutches', []],
  ])('says which words of "%s" are filters, and what is searched without', async (term, read) => {
    expect((await search(term)).understood).toEqual(read)
  })

  it('ignores a price in the words if another was chosen', async () => {
    const { understood } = await search('gloves under $20', 'maxPrice=50')

    expect(understood).toEqual([])
  })

  it('finds more without each word that it treats as a filter', async () => {
    await shop.make.product({ productName: 'Bed', unitPriceCents: 50_000 })
    await shop.make.product({ productName: 'Bed with rails', unitPriceCents: 50_000 })
    await shop.make.product({ productName: 'Bed, electric', unitPriceCents: 150_000 })
    const { total, understood } = await search('bed without rails under $900')

    expect(total).toBe(1)
    const totals = await Promise.all(understood.map(async ({ rest }) => (await search(rest)).total))
    expect(totals).toEqual([2, 2])
  })

  it('returns searchable text for any input', async () => {
    const parts = [
      'bed',
      'without rails',
      'under $9',
      'for 300 lb',
      'latex free',
      'sterile',
      ', ',
      'İ',
    ]
    const texts = fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(texts, async (words) => {
        const term = words.join(' ').trim()
        const { understood } = await search(term)
        for (const { rest } of understood) expect(rest.length).toBeLessThan(term.length)
      }),
      { numRuns: 30 },
    )
  })

  it.each([
    'latex free catheter',
    'latex-free catheters',
    'non-latex catheter',
    'catheter without latex',
    'catéter sin látex',
    'latex free cathetre',
  ])('takes only what is stated for free of latex: %s', async (typed) => {
    const productDetails = 'Free delivery. It is not made with natural rubber latex.'
    const make = (sku: string, productName: string, latex: boolean | null) =>
      shop.make.product({ sku, productName, latex, productDetails })
    await make('STATED', 'Catheter', false)
    await make('NAMED', 'Catheter, latex-free', null)
    await make('BOTH', 'Non-latex catheter', false)
    await make('UNKNOWN', 'Catheter', null)
    await make('WITH', 'Catheter', true)
    await make('OF-IT', 'Catheter, latex', null)
    // The database refuses latex stated as latex-free (facts.api.test.ts).
    await make('OF-TWO', 'Catheter, two-way latex', null)
    await make('WRONG-NAME', 'Catheter, latex free', true)

    const skus = (await search(typed)).productList.map(({ sku }) => sku)

    expect(skus.toSorted()).toEqual(['BOTH', 'NAMED', 'STATED'])
    expect((await search('catheter', 'latexFree=true')).total).toBe(3)
    expect((await search('latex catheter')).productList[0]?.sku).toMatch(/OF-IT|OF-TWO|WRONG/)
    expect((await search('latex free wheelchair')).total).toBe(0)
  })

  it.each([
    ['sterile gauze', ['Stated', 'sterile']],
    ['gauze sterile', ['Stated', 'sterile']],
    ['non-sterile gauze', ['Not stated', 'non-sterile']],
    ['not sterile gauze', ['Not stated', 'non-sterile']],
    ['powder free gauze', ['powder-free']],
  ])('takes only what is stated for sterile and for free of powder: %s', async (typed, wanted) => {
    const make = (name: string, sterile: boolean | null) =>
      shop.make.product({
        productName: `Gauze ${name}`,
        sterile,
        productDetails: 'Sterile or not, free of powder or not.',
      })
    await make('Stated', true)
    await make('sterile', null)
    await make('Unknown', null)
    await make('Not stated', false)
    await make('non-sterile', null)
    await make('powder-free', null)

    const names = namesOf(await search(typed)).map((name) => name.replace('Gauze ', ''))

    expect(names.toSorted()).toEqual(wanted.toSorted())
  })

  it('prefers the more common of two equally close words', async () => {
    for (let n = 0; n < 3; n++) await shop.make.product({ productName: `Glove ${n}` })
    await shop.make.product({ productName: 'Globe' })

    expect((await search('glofe')).suggestion).toBe('glove')
  })

  it('suggests the likelier word if the typed one finds next to nothing', async () => {
    await shop.make.product({ productName: 'Atlas', productDetails: 'Not a surgicale mask' })
    await shop.make.product({ productName: 'Surgical mask' })

    const found = await search('surgicale mask')

    expect(namesOf(found)).toEqual(['Atlas'])
    expect(found.suggestion).toBe('surgical mask')
  })

  it.each([
    ['a word unknown', 'wheelchair zzzzzz', ['Wheelchair with blue wheels']],
    ['most words unknown', 'zzz wheelchair qqq', ['Wheelchair with blue wheels']],
    ['more words before fewer', 'soft blue wheelchair', ['Wheelchair with blue wheels']],
    ['a mistyped word beside an unknown', 'weelchair zzzzzz', ['Wheelchair with blue wheels']],
    ['stop words that do not count', 'the zzzz for a cane', ['Cane']],
    ['words in one that are no thing', 'cane softblue', ['Cane']],
    ['words in one that are a thing', 'cane bluegel', ['Blue gel, 10 ml']],
    ['sizes that do not carry', 'ladder 10 ml', []],
    ['one of several, the thing itself', 'soft cane gel', ['Blue gel, 10 ml']],
  ])('finds products with some words and says so: %s', async (_what, typed, names) => {
    await shop.make.product({ productName: 'Wheelchair with blue wheels' })
    await shop.make.product({ productName: 'Cane' })
    await shop.make.product({ productName: 'Blue gel, 10 ml' })
    await shop.make.product({ productName: 'Soft pillow' })

    const found = await search(typed)

    expect(namesOf(found)).toEqual(names)
    expect(found).toMatchObject({ partial: names.length > 0, suggestion: null })
  })

  it.each([
    ['the last word', 'knee walker', 'Walker'],
    ['the last word before a size', 'walker knee large', 'Knee brace'],
    ['what stands before for', 'walker for my knee', 'Walker'],
    ['what stands before para', 'walker para knee', 'Walker'],
    ['what has a synonym', 'potty knee', 'Commode chair'],
    ['a thing whose sizes the shop has in others only', 'walker 16fr 10cc', 'Walker'],
  ])(
    'shows the item and not what it is for, if no product has both: %s',
    async (_what, typed, name) => {
      await shop.make.product({ productName: 'Knee brace' })
      await shop.make.product({ productName: 'Walker' })
      await shop.make.product({ productName: 'Commode chair' })
      await shop.make.product({ productName: 'Catheter 16 Fr, 10 ml' })
      await insertSynonym(shop.db, { term: 'potty', meaning: 'commode chair' })

      expect(namesOf(await search(typed))).toEqual([name])
    },
  )

  it.each([
    ['a word of two letters away', 'syrup', 'Strip'],
    ['a word of three letters', 'red', 'Rod'],
    ['both ends wrong', 'depends', 'Defend'],
    ['a number', 'n95', 'C95'],
    ['a stop word', 'for', 'Foam'],
    ['a stop word for another', 'alls gloves', 'Cover for all gloves'],
    ['words that stand in no product together', 'hearing gloves', 'Heating pad'],
  ])('does not offer %s: %s', async (_what, typed, productName) => {
    await shop.make.product({ productName })
    await shop.make.product({ productName: 'Gloves' })

    expect((await search(typed)).suggestion).toBeNull()
  })

  it('prefers the close word that occurs with the others in a product', async () => {
    for (let n = 0; n < 3; n++) await shop.make.product({ productName: `Glove ${n}` })
    await shop.make.product({ productName: 'Globe lamp' })

    expect((await search('glofe lamp')).suggestion).toBe('globe lamp')
  })

  it('keeps the text between the words of a suggestion', async () => {
    await shop.make.product({ productName: 'Compression socks 20-30 mmHg' })

    expect((await search('compresion socks, 20-30 mmHg')).suggestion).toBe(
      'compression socks, 20-30 mmhg',
    )
  })

  it('follows the new name of a brand, a category and a product', async () => {
    const { brandId } = await shop.make.brand({ brandName: 'Oldbrand' })
    const { categoryId } = await shop.make.category({ subCategory: 'Oldcategory' })
    const { productId } = await shop.make.product({ productName: 'Oldname', brandId, categoryId })

    await shop.db.updateTable('brand').set({ brandName: 'Newbrand' }).execute()
    await shop.db.updateTable('category').set({ subCategory: 'Newcategory' }).execute()
    await shop.db.updateTable('product').set({ productName: 'Newname' }).execute()

    for (const term of ['newbrand', 'newcategory', 'newname']) {
      expect((await search(term)).productList).toMatchObject([{ productId }])
    }
    expect((await search('oldcategory')).total).toBe(0)
  })

  it('takes the same options as every list', async () => {
    for (const cents of [1_00, 2_00, 3_00]) {
      await shop.make.product({ productName: `Cane ${cents}`, unitPriceCents: cents })
    }

    const found = await search('cane', 'sort=-price&maxPrice=2&pageSize=1&page=2')

    expect(found).toMatchObject({ total: 2, page: 2, pageSize: 1 })
    expect(namesOf(found)).toEqual(['Cane 100'])
  })
})

describe('suggest', () => {
  const suggest = async (typed: string) =>
    (await shop.get(`/products/suggest?q=${encodeURIComponent(typed)}`)).json<
      z.input<typeof Suggestions>
    >()

  it('offers products, categories and brands while typing', async () => {
    const { categoryId } = await shop.make.category({ subCategory: 'Glucose Meters' })
    const { brandId, brandName } = await shop.make.brand({ brandName: 'GlucoRx' })
    const { productId } = await shop.make.product({ productName: 'Glucose strips', categoryId })

    const found = await suggest('gluco')

    expect(found.products).toMatchObject([{ productId, onlinePrice: 9, categoryId }])
    expect(found.categories).toMatchObject([{ categoryId, subCategory: 'Glucose Meters' }])
    expect(found.brands).toEqual([{ brandId, brandName }])
  })

  it('offers at most eight of each, those that start with it first', async () => {
    for (let n = 0; n < 9; n++) await shop.make.product({ productName: `With a walker ${n}` })
    await shop.make.product({ productName: 'Walker' })

    const { products } = await suggest('walk')

    expect(products).toHaveLength(8)
    expect(products[0]?.productName).toBe('Walker')
  })

  it('tolerates a typo', async () => {
    await shop.make.product({ productName: 'Wheelchair' })

    expect((await suggest('weelchair')).products).toMatchObject([{ productName: 'Wheelchair' }])
  })

  it.each(['', ' ', '%', '_', '\\', '*', '😀'])('offers nothing for %j', async (typed) => {
    await shop.make.product()

    expect(await suggest(typed)).toEqual({ products: [], categories: [], brands: [] })
  })

  it('requires a word', async () => {
    expect((await shop.get('/products/suggest')).statusCode).toBe(422)
  })
})

describe('any input', () => {
  const hostile = [
    '%',
    '_',
    '\\',
    "'",
    '"',
    "'; drop table product; --",
    'a & | b',
    '!(a',
    'a:*',
    'a <-> b',
    ':* & !',
    '$$',
    '../../etc/passwd',
    '😀👩‍⚕️',
    '日本語',
    'ﬁ ß İ ǅ',
    'the of and',
    'e'.repeat(5_000),
    'word '.repeat(1_000),
    '-'.repeat(200),
    '0'.repeat(99),
    'a-'.repeat(49),
    '́́́',
  ]

  it.each(hostile)('%j gets a list', async (term) => {
    await shop.make.product()

    const url = `/products/searchProducts/${encodeURIComponent(term)}`
    const suggestions = await shop.get(`/products/suggest?q=${encodeURIComponent(term)}`)

    expect((await shop.get(url)).statusCode).toBe(200)
    expect(suggestions.statusCode).toBe(200)
  })

  it.each(['%00', 'a%00b', '%ED%A0%80', '%', '%zz', '%C3%28', '%FF%FE'])(
    'the broken address %s is refused or answered, never a server error',
    async (term) => {
      const response = await shop.get(`/products/searchProducts/${term}`)
      const suggestions = await shop.get(`/products/suggest?q=${term}`)

      expect(response.statusCode).toBeLessThan(500)
      expect(suggestions.statusCode).toBeLessThan(500)
    },
  )

  it('any text gets a list', async () => {
    await shop.make.product({ productName: 'Accu-Chek Guide 50 strips' })

    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }), async (term) => {
        fc.pre(!term.includes('\0') && term !== '.' && term !== '..')
        const url = `/products/searchProducts/${encodeURIComponent(term)}`
        expect((await shop.get(url)).statusCode).toBe(200)
      }),
      { numRuns: 150, seed: 11 },
    )
  })
})
