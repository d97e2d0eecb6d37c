import { expect, it } from 'vitest'
import type { PictureFacts } from './facts/facts.ts'
import { renderPreview } from './preview.ts'
import { isWellFormed } from './well-formed.test-support.ts'

const brace: PictureFacts = {
  productId: 1332,
  productName: 'Knee brace, hinged',
  sourceName: null,
  drawing: null,
  brandName: null,
  categoryId: 50,
  category: 'Braces',
  unitName: 'each',
  sku: 'KB-12',
  gtin: null,
  hcpcs: null,
  latex: null,
  sterile: null,
  singleUse: null,
  rx: null,
}

it.each(['Knee brace, hinged', '<script>"&"</script>', '膝 🦵', 'word '.repeat(60)])(
  'a preview of %j is a drawing of 1200 by 630',
  (productName) => {
    const svg = renderPreview({ ...brace, productName })
    expect(svg).toContain('viewBox="0 0 1200 630"')
    expect(isWellFormed(svg)).toBe(true)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  },
)

it('a photo replaces the drawn pack', () => {
  const svg = renderPreview(brace, 'data:image/jpeg;base64,AAAA')
  expect(svg).toContain('<image x="0" y="0" width="630" height="630" href="data:image/jpeg;')
  expect(isWellFormed(svg)).toBe(true)
})
