import { isIPv6 } from 'node:net'

/**
 * Groups addresses for limits: an IPv6 /64 is what one home or server gets, and otherwise each of its addresses would
 * be counted separately. IPv4 stays as it is, also if a dual-stack socket writes it as IPv6.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('::')
  const groups = [head, tail].map((part) => part.split(':').filter(Boolean))
  const [left = [], right = []] = groups
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0')
  const network = [...left, ...zeros, ...right].slice(0, 4)
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
