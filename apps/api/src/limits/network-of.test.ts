import { expect, it } from 'vitest'
import { networkOf } from './network-of.ts'

it.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:0:7:1:2:3:4', '2001:db8:0:7::/64'],
  ['2001:0DB8::7:0:0:0:4', '2001:db8:0:7::/64'],
  ['2001:db8:0:7::', '2001:db8:0:7::/64'],
  ['::1', '0:0:0:0::/64'],
  ['ada@example.com', 'ada@example.com'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
