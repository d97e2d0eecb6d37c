import * as payments from '@mendwell/contract/money/payments'
import * as orders from '@mendwell/contract/orders/orders'
import * as placedOrders from '@mendwell/contract/orders/placed-orders'
import * as returns from '@mendwell/contract/orders/returns'
import * as accounts from '@mendwell/contract/people/customers'
import * as sessions from '@mendwell/contract/people/sessions'
import * as staffOrderChanges from '@mendwell/contract/staff-orders/order-changes'
import * as staffOrder from '@mendwell/contract/staff-orders/order-detail'
import * as staffOrders from '@mendwell/contract/staff-orders/order-list'
import { describe, expect, it } from 'vitest'
import { kindOf, mayCache } from './may-cache.ts'

const SHOP = 'https://shop.example'
const request = (path: string, { method = 'GET', isNavigation = false } = {}) =>
  kindOf({ method, url: new URL(path, SHOP).href, isNavigation }, SHOP)

describe('what the browser caches', () => {
  it.each([
    '/',
    '/p/1929-true-metrix-strips',
    '/p/1929',
    '/c/61-glucose-test-strips?page=2',
    '/d/Home--Care-Beds',
    '/b/7-acme',
    '/about',
    '/blogs/how-to-choose',
  ])('the page %s', (path) => {
    expect(request(path, { isNavigation: true })).toBe('page')
  })

  it.each([
    ['/api/products/1929', 'answer'],
    ['/api/products/findProductsByCategory/61?page=2&pageSize=25', 'answer'],
    ['/api/products/relatedProducts/1929/61/3', 'answer'],
    ['/api/config', 'answer'],
    ['/api/review/summary/1929', 'answer'],
    ['/media/products/1929/pack-0123456789ab?w=400', 'picture'],
    ['/media/photos/3-0123456789ab?w=400', 'picture'],
    ['/media/scenes/hero?w=720', 'picture'],
    ['/media/measures/waist?w=480', 'picture'],
    ['/assets/index-abc123.js', 'file'],
  ])('%s as %s', (path, kind) => {
    expect(request(path)).toBe(kind)
  })
})

describe('what the browser never caches', () => {
  it.each([
    '/staff',
    '/cart',
    '/orders',
    '/index.html',
    '/api/orders/1042-77/invoice.pdf',
    '/search/gloves',
    '/p/1929/more',
    '/b/7-acme?device=freestyle-lite',
  ])('the page %s', (path) => {
    expect(request(path, { isNavigation: true })).toBeUndefined()
  })

  it.each([
    '/api/users/session',
    '/api/orders/1042-77/tracking?email=ada@example.com',
    '/api/orders/1042-77/reorder',
    '/api/products/searchProducts/incontinence',
    '/api/products/suggest?q=inc',
    '/api/review/own/1929',
    '/api/staff/orders',
    '/api/customer/searchByCustomerLogin/ada',
    '/api/products/save',
    '/api/products/../users/session',
    '/media/previews/1929-0123456789ab',
    '/assets/staff/index-abc123.js',
    '/healthz',
  ])('%s', (path) => {
    expect(request(path)).toBeUndefined()
  })

  const calls = [
    accounts,
    orders,
    payments,
    placedOrders,
    returns,
    sessions,
    staffOrder,
    staffOrderChanges,
    staffOrders,
  ]
    .flatMap((file) => Object.values(file))
    .filter((part) => typeof part === 'object' && 'url' in part && 'method' in part)
    .filter(({ url }) => url !== '/customerTypes/findAllCustomerType')

  it.each(calls)('$method $url', ({ method, url }) => {
    const path = `/api${url.replace(/:\w+/g, '1')}`
    expect(request(path, { method })).toBeUndefined()
    expect(request(path)).toBeUndefined()
  })

  it('anything but GET, and anything of another origin', () => {
    expect(request('/api/products/1929', { method: 'POST' })).toBeUndefined()
    expect(request('/', { method: 'POST', isNavigation: true })).toBeUndefined()
    expect(request('https://js.stripe.com/assets/index.js')).toBeUndefined()
  })
})

describe('an answer is cached', () => {
  const whole = { status: 200, caching: 'public, no-cache', isRedirected: false }

  it.each([
    ['a public page', 'page', whole, true],
    ['a page that does not say for whom', 'page', { ...whole, caching: 'no-cache' }, false],
    ['a page that is gone', 'page', { ...whole, status: 404 }, false],
    ['a redirected page', 'page', { ...whole, isRedirected: true }, false],
    ['the answer to an open question', 'answer', { ...whole, caching: 'no-store' }, true],
    ['a hidden product', 'answer', { ...whole, caching: 'private, no-store' }, false],
    ['a shop that is overloaded', 'answer', { ...whole, status: 503 }, false],
  ] as const)('%s: %s', (_name, kind, answer, cached) => {
    expect(mayCache(kind, answer)).toBe(cached)
  })
})
