import { expect, it } from 'vitest'
import { galleryViews } from './gallery-views.ts'

const imageUrl = '/media/products/1929/pack-0f31aa22bb44'

it('shows pack, detail and label of a product without a photo', () => {
  expect(galleryViews({ imageUrl, photos: [] })).toEqual([
    { view: 'pack', imageUrl },
    { view: 'close', imageUrl: '/media/products/1929/close-0f31aa22bb44' },
    { view: 'facts', imageUrl: '/media/products/1929/facts-0f31aa22bb44' },
  ])
})

it('shows all photos in order before the drawings, and labels none of them as drawn', () => {
  const photos = [imageUrl, '/media/photos/8-aaaaaaaaaaaa', '/media/photos/3-bbbbbbbbbbbb']

  expect(galleryViews({ imageUrl, photos })).toEqual([
    ...photos.map((photo) => ({ view: 'photo', imageUrl: photo })),
    { view: 'close', imageUrl: '/media/products/1929/close-0f31aa22bb44' },
    { view: 'facts', imageUrl: '/media/products/1929/facts-0f31aa22bb44' },
  ])
})

it('shows one picture when there are no drawings', () => {
  expect(galleryViews({ imageUrl: '/media/other/7', photos: [] })).toEqual([
    { view: 'pack', imageUrl: '/media/other/7' },
  ])
})
