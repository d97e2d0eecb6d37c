import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

it.each(['https://shop.example', 'https://shop.example/'])(
  'the address %s of a shop begins the addresses of its pages',
  (PUBLIC_URL) => {
    expect(`${readConfig({ PUBLIC_URL }).publicUrl}/staff`).toBe('https://shop.example/staff')
  },
)
