import { describe, expect, it } from 'vitest'
import icons from './brush/icons.json' with { type: 'json' }
import { chooseShape } from './choice/choose-shape.ts'
import type { PictureFacts } from './facts/facts.ts'
import { PICTURE_VIEWS, renderPicture } from './picture.ts'
import { isWellFormed } from './well-formed.test-support.ts'

const brace: PictureFacts = {
  productId: 1332,
  productName: 'Knee brace, hinged',
  sourceName: null,
  drawing: null,
  brandName: 'Össur Americas Inc.',
  categoryId: 50,
  category: 'Braces',
  unitName: 'each',
  sku: 'KB-12',
  gtin: '5012345678900',
  hcpcs: 'L1832',
  latex: false,
  sterile: null,
  singleUse: true,
  rx: null,
}

const categoryIds = Object.keys(icons).map(Number).filter(Number.isFinite)

describe('a product picture', () => {
  it('is the same whenever it is drawn from the same facts', () => {
    for (const view of PICTURE_VIEWS) {
      expect(renderPicture({ ...brace }, view)).toBe(renderPicture({ ...brace }, view))
    }
  })

  it('differs between two products that are called the same', () => {
    const other = { ...brace, productId: 1333, sku: 'KB-14' }

    expect(renderPicture(other, 'pack')).not.toBe(renderPicture(brace, 'pack'))
  })

  it('is well formed for every category and view, without a number gone wrong', () => {
    for (const categoryId of categoryIds) {
      for (const view of PICTURE_VIEWS) {
        const svg = renderPicture({ ...brace, categoryId, productId: 2000 + categoryId }, view)

        expect(isWellFormed(svg), `category ${categoryId}, ${view}`).toBe(true)
        expect(svg).not.toMatch(/NaN|undefined|null|Infinity/)
      }
    }
  })

  it('uses each id once, and the product number in those that products do not share', () => {
    for (const categoryId of categoryIds) {
      const svg = renderPicture({ ...brace, categoryId }, 'pack')
      const ids = Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id)

      expect(new Set(ids).size).toBe(ids.length)
      const shared = ['sh', 'cyl', 'soft', 'sheen', 'w']
      expect(ids.filter((id) => id && !shared.includes(id) && !id.includes('1332'))).toEqual([])
    }
  })

  it('shows the container that the unit of sale names', () => {
    expect(chooseShape({ ...brace, categoryId: 30, unitName: '32 fl oz bottle' })).toBe('bottle')
    expect(chooseShape({ ...brace, categoryId: 146, unitName: '12 oz can' })).toBe('tin')
  })

  it('puts the barcode on the back only where the code is a number', () => {
    const bars = /stroke-width="1\.39"/

    expect(renderPicture(brace, 'facts')).toMatch(bars)
    expect(renderPicture({ ...brace, gtin: null }, 'facts')).not.toMatch(bars)
    expect(renderPicture({ ...brace, gtin: '<script>' }, 'facts')).not.toMatch(bars)
  })
})

describe('a product with a hostile name', () => {
  const hostileNames = [
    '',
    '   ',
    '"><script>alert(1)</script>',
    `Nurse's "best" & <b>bold</b> ]]> --> brace`,
    '🦽🩹🧪',
    '\u0000\u0008\uFFFF control',
    '\uD800 half an emoji',
    '创可贴',
    'x'.repeat(500),
    'wide words '.repeat(50),
  ]

  it.each(hostileNames)('still gets a valid picture: %j', (productName) => {
    for (const view of PICTURE_VIEWS) {
      const hostile = { ...brace, productName, brandName: productName, unitName: productName }
      const svg = renderPicture({ ...hostile, sku: productName, hcpcs: productName }, view)

      expect(isWellFormed(svg)).toBe(true)
      expect(svg).not.toMatch(/<script|<b>|NaN|undefined/)
    }
  })

  it('keeps its name readable for screen readers', () => {
    const svg = renderPicture({ ...brace, productName: 'Salt & "pepper" <brace>' }, 'pack')

    expect(svg).toContain('aria-label="Salt &amp; &quot;pepper&quot; &lt;brace&gt;"')
  })
})

describe('a category that staff added later', () => {
  it('is drawn as a plain pack with a general pictogram', () => {
    const added = { ...brace, categoryId: 9_999, category: 'Garden' }

    expect(chooseShape(added)).toBe('slim')
    expect(isWellFormed(renderPicture(added, 'pack'))).toBe(true)
  })
})
