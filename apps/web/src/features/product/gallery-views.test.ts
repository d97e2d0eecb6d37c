import { expect, it } from 'vitest'
import { galleryViews } from './gallery-views.ts'

it('shows pack, detail and label of a drawn product', () => {
  const addresses = galleryViews('/media/products/1929/pack-0f31aa22bb44').map(
    (one) => one.imageUrl,
  )

  expect(addresses).toEqual([
    '/media/products/1929/pack-0f31aa22bb44',
    '/media/products/1929/close-0f31aa22bb44',
    '/media/products/1929/facts-0f31aa22bb44',
  ])
})

it('shows one picture when there are no drawings', () => {
  expect(galleryViews('/media/other/7')).toEqual([{ view: 'pack', imageUrl: '/media/other/7' }])
})
