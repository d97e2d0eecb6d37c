import { randomUUID } from 'node:crypto'
import { it } from 'vitest'
import type { ShopClient } from './client.ts'
import { expectHolds, expectList, expectStatus, pick } from './expect-answer.ts'

const password = `accept ${randomUUID()}`

export interface Shopper {
  email: string
  token: string
}

/** A new customer, signed in. */
export async function registerShopper(shop: ShopClient): Promise<Shopper> {
  const email = `accept-${randomUUID()}@example.com`
  const person = { email, firstName: 'Ada', lastName: 'Byron', loginId: email }
  const registered = await shop.send('POST', 'users/register', {
    body: { ...person, loginPassword: password },
  })
  expectStatus(registered, 201)
  pick(registered.body, 'custId')
  const answer = await shop.send('POST', 'users/authenticate', {
    body: { loginId: email, loginPassword: password },
  })
  expectStatus(answer, 200)
  expectHolds(answer.body, { authenticated: true })
  return { email, token: String(pick(answer.body, 'token')) }
}

/** The four ways to sign in, reading one's own record, and what one may not see. */
export function checkAccounts(shop: ShopClient, { email, token }: Shopper): void {
  const loginId = { loginId: email, loginPassword: password }
  it('POST registerCustomer with a taken email', async () => {
    const body = { ...loginId, email, firstName: 'Ada', lastName: 'Byron' }
    expectStatus(await shop.send('POST', 'registerCustomer', { body }), 409)
  })
  it('POST loginsignin', async () => {
    expectStatus(await shop.send('POST', 'loginsignin', { body: loginId }), 200)
  })
  it('POST customer/authenticate', async () => {
    const body = { username: email, password }
    pick((await shop.send('POST', 'customer/authenticate', { body })).body, 'token')
  })
  for (const unknown of [email, `nobody-${randomUUID()}@example.com`]) {
    it(`a wrong password of ${unknown === email ? 'a known' : 'an unknown'} login`, async () => {
      const body = { loginId: unknown, loginPassword: 'not the right one' }
      const answer = await shop.send('POST', 'users/authenticate', { body })
      expectStatus(answer, 401)
      expectHolds(answer.body, { authenticated: false, token: '_EMPTY', customer: null })
    })
  }
  checkOwnRecord(shop, email, token)
  it('POST users/resetPassword with a link that is none', async () => {
    const body = { token: 'A'.repeat(43), newPassword: `another ${randomUUID()}` }
    expectStatus(await shop.send('POST', 'users/resetPassword', { body }), 409, 422)
  })
  it('POST users/signout ends the session at once, and only that one', () =>
    checkSignOut(shop, loginId, token))
}

async function checkSignOut(shop: ShopClient, login: unknown, other: string): Promise<void> {
  const { body } = await shop.send('POST', 'users/authenticate', { body: login })
  const token = String(pick(body, 'token'))
  expectStatus(await shop.send('POST', 'users/signout', { token }), 200)
  const find = { body: { orderType: 'ONLINE' } }
  expectStatus(await shop.send('POST', 'orders/findOrdersWithItems', { ...find, token }), 401)
  const still = await shop.send('POST', 'orders/findOrdersWithItems', { ...find, token: other })
  expectStatus(still, 200)
}

function checkOwnRecord(shop: ShopClient, email: string, token: string): void {
  for (const path of ['searchByCustomerLogin', 'findByCustomerLogin']) {
    it(`GET customer/${path}: own yes, others no`, async () => {
      const own = await shop.send('GET', `customer/${path}/${email}`, { token })
      expectStatus(own, 200)
      if ('loginPassword' in Object(own.body)) throw new Error('shows a password')
      expectStatus(await shop.send('GET', `customer/${path}/${email}`), 401)
      for (const other of ['staff@mendwell.example', 'nobody@example.com']) {
        expectStatus(await shop.send('GET', `customer/${path}/${other}`, { token }), 403)
      }
    })
  }
  it('PUT customer/update answers a number', async () => {
    const body = { email, firstName: 'Ada', lastName: 'King', phone1: '5125550148' }
    const answer = await shop.send('PUT', 'customer/update', { body, token })
    expectStatus(answer, 200)
    if (!(Number(answer.body) >= 0)) throw new Error(`answered ${answer.body}`)
    expectStatus(await shop.send('PUT', 'customer/update', { body }), 401)
  })
  it('POST customer/save of a guest tells nothing stored', async () => {
    const body = { email, firstName: 'Eve', lastName: 'Guest', phone1: '5125550148' }
    const answer = await shop.send('POST', 'customer/save', { body })
    expectStatus(answer, 200)
    expectHolds(answer.body, { customer: { firstName: 'Eve' } })
  })
  it('POST address/save', async () => {
    const body = {
      address1: '418 Barton Creek Road',
      city: 'Austin',
      stateProvince: 'TX',
      country: 'United States',
      postalCode: '78704',
    }
    pick((await shop.send('POST', 'address/save', { body, token })).body, 'addressId')
    expectStatus(await shop.send('POST', 'address/save', { body }), 401)
  })
  it('POST review/save: own yes, visitors no', () => checkReview(shop, token))
  it('POST users/forgotPassword answers alike', async () => {
    for (const address of [email, 'nobody@example.com']) {
      const answer = await shop.send('POST', 'users/forgotPassword', { body: { email: address } })
      expectHolds(answer.body, { sent: true })
    }
  })
}

async function checkReview(shop: ShopClient, token: string): Promise<void> {
  const list = await shop.send('GET', 'products/findProductsByCategory/61?pageSize=1')
  const productId = Number(pick(expectList(pick(list.body, 'productList'))[0], 'productId'))
  const body = { productId, rating: 4, reviewTitle: 'Works', reviewMsg: 'Fits the meter.' }
  const visitor = await shop.send('POST', 'review/save', { body })
  expectStatus(visitor, 401)
  expectHolds(visitor.body, { detail: 'Please signin...' })
  expectStatus(await shop.send('POST', 'review/save', { body, token }), 200)
  expectStatus(await shop.send('POST', 'review/save', { body: { ...body, rating: 5 }, token }), 200)
  const reviews = expectList((await shop.send('GET', `review/findAll?productId=${productId}`)).body)
  expectHolds(reviews[0], { rating: 5 })
}
