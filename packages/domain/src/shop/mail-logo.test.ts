import fc from 'fast-check'
import { expect, it } from 'vitest'
import { logoPath, shownLogoSize } from './mail-logo.ts'

it.each([
  [560, 160, 280, 80],
  [560, 100, 280, 50],
  [160, 160, 80, 80],
  [100, 40, 100, 40],
  [560, 1, 280, 1],
])('a logo of %i × %i is shown at %i × %i', (width, height, shownWidth, shownHeight) => {
  expect(shownLogoSize({ width, height })).toEqual({ width: shownWidth, height: shownHeight })
})

it('is never enlarged, and fits', () => {
  const side = fc.integer({ min: 1, max: 4000 })
  fc.assert(
    fc.property(side, side, (width, height) => {
      const shown = shownLogoSize({ width, height })
      expect(shown.width).toBeLessThanOrEqual(Math.min(width, 280))
      expect(shown.height).toBeLessThanOrEqual(Math.min(height, 80))
    }),
  )
})

it('has an address of its own for each picture', () => {
  expect(logoPath({ logoId: 3, hash: '0123456789ab' })).toBe('/media/logos/3-0123456789ab')
})
