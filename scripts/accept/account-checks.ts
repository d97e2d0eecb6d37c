import { randomUUID } from 'node:crypto'
import type { ShopClient } from './client.ts'
import { check, expectHolds, expectList, expectStatus, pick } from './report.ts'

const password = `accept ${randomUUID()}`

/** Registration, the four ways to sign in, the own record, and the limits of what one may see. */
export async function checkAccounts(shop: ShopClient): Promise<string> {
  const email = `accept-${randomUUID()}@example.com`
  const person = { email, firstName: 'Ada', lastName: 'Byron', loginId: email }
  await check('POST users/register', async () => {
    const answer = await shop.send('POST', 'users/register', {
      body: { ...person, loginPassword: password },
    })
    expectStatus(answer, 201)
    pick(answer.body, 'custId')
  })
  await check('POST registerCustomer with a taken e-mail', async () => {
    const body = { ...person, loginPassword: password }
    expectStatus(await shop.send('POST', 'registerCustomer', { body }), 409)
  })
  let token = ''
  const loginId = { loginId: email, loginPassword: password }
  await check('POST users/authenticate', async () => {
    const answer = await shop.send('POST', 'users/authenticate', { body: loginId })
    expectStatus(answer, 200)
    expectHolds(answer.body, { authenticated: true })
    token = String(pick(answer.body, 'token'))
  })
  await check('POST loginsignin', async () => {
    expectStatus(await shop.send('POST', 'loginsignin', { body: loginId }), 200)
  })
  await check('POST customer/authenticate', async () => {
    const body = { username: email, password }
    pick((await shop.send('POST', 'customer/authenticate', { body })).body, 'token')
  })
  for (const unknown of [email, `nobody-${randomUUID()}@example.com`]) {
    await check(
      `a wrong password of ${unknown === email ? 'a known' : 'an unknown'} login`,
      async () => {
        const body = { loginId: unknown, loginPassword: 'not the right one' }
        const answer = await shop.send('POST', 'users/authenticate', { body })
        expectStatus(answer, 401)
        expectHolds(answer.body, { authenticated: false, token: '_EMPTY', customer: null })
      },
    )
  }
  await checkOwnRecord(shop, email, token)
  await check('POST users/resetPassword with a link that is none', async () => {
    const body = { token: 'A'.repeat(43), newPassword: `another ${randomUUID()}` }
    expectStatus(await shop.send('POST', 'users/resetPassword', { body }), 409, 422)
  })
  await check('POST users/signout ends the session at once, and only that one', () =>
    checkSignOut(shop, loginId, token),
  )
  return token
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

async function checkOwnRecord(shop: ShopClient, email: string, token: string): Promise<void> {
  for (const path of ['searchByCustomerLogin', 'findByCustomerLogin']) {
    await check(`GET customer/${path}: own yes, others no`, async () => {
      const own = await shop.send('GET', `customer/${path}/${email}`, { token })
      expectStatus(own, 200)
      if ('loginPassword' in Object(own.body)) throw new Error('shows a password')
      expectStatus(await shop.send('GET', `customer/${path}/${email}`), 401)
      for (const other of ['staff@mendwell.example', 'nobody@example.com']) {
        expectStatus(await shop.send('GET', `customer/${path}/${other}`, { token }), 403)
      }
    })
  }
  await check('PUT customer/update answers a number', async () => {
    const body = { email, firstName: 'Ada', lastName: 'King', phone1: '5125550148' }
    const answer = await shop.send('PUT', 'customer/update', { body, token })
    expectStatus(answer, 200)
    if (!(Number(answer.body) >= 0)) throw new Error(`answered ${answer.body}`)
    expectStatus(await shop.send('PUT', 'customer/update', { body }), 401)
  })
  await check('POST customer/save of a guest tells nothing stored', async () => {
    const body = { email, firstName: 'Eve', lastName: 'Guest', phone1: '5125550148' }
    const answer = await shop.send('POST', 'customer/save', { body })
    expectStatus(answer, 200)
    expectHolds(answer.body, { customer: { firstName: 'Eve' } })
  })
  await check('POST address/save', async () => {
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
  await check('POST review/save: own yes, visitors no', () => checkReview(shop, token))
  await check('POST users/forgotPassword answers alike', async () => {
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
