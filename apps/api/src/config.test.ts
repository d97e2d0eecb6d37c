import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

it.each(['https://shop.example', 'https://shop.example/'])(
  'the address %s of a shop begins the addresses of its pages',
  (PUBLIC_URL) => {
    expect(`${readConfig({ PUBLIC_URL }).publicUrl}/staff`).toBe('https://shop.example/staff')
  },
)

it.each([
  'https://owner:secret@shop.example',
  'https://shop.example/?lang=es',
  'https://shop.example/#/',
])('the address %s of a shop is none that others can begin with', (PUBLIC_URL) => {
  expect(() => readConfig({ PUBLIC_URL })).toThrow('PUBLIC_URL must be an address without')
})

it('says one thing of what is no address', () => {
  expect(() => readConfig({ PUBLIC_URL: 'shop.example' })).toThrow(/http:\/\/ or https:\/\/$/)
})
