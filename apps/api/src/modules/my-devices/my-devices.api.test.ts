import { afterAll, beforeEach, expect, it } from 'vitest'
import type { CallOptions } from '../../../test/shop/calls.ts'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'

const shop = await startTestShop()
let ada: CallOptions
let adaId: number
beforeEach(async () => {
  await shop.reset()
  const customer = await shop.make.customer({ password: 'quite a long staple' })
  adaId = customer.custId
  ada = await signIn(shop, customer)
})
afterAll(() => shop.close())

const sync = (deviceKeys: string[], base: string[] = [], who = ada) =>
  shop.post('/my-devices/sync', { base, deviceKeys }, who)
const kept = async (who = ada): Promise<string[]> => (await sync([], [], who)).json().deviceKeys
const staff = async () => signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
const emailOf = async (custId: number) =>
  (
    await shop.db
      .selectFrom('customer')
      .select('email')
      .where('custId', '=', custId)
      .executeTakeFirstOrThrow()
  ).email

it('merges the devices of two browsers, and removes what one removes', async () => {
  await sync(['contour-plus'])
  expect((await sync(['pump', 'contour-plus'])).json()).toEqual({
    deviceKeys: ['contour-plus', 'pump'],
  })
  await sync(['pump'], ['contour-plus', 'pump'])
  expect(await kept()).toEqual(['pump'])
  expect((await shop.post('/my-devices/sync', { base: [], deviceKeys: [] })).statusCode).toBe(401)
})

it('loses nothing when tabs save at once', async () => {
  const keys = Array.from({ length: 8 }, (_, at) => `device-${at}`)
  const answers = await Promise.all(keys.map((key) => sync([key])))

  expect(answers.map(({ statusCode }) => statusCode)).toEqual(keys.map(() => 200))
  expect((await kept()).sort()).toEqual(keys)
})

it.each([
  ['a device over twenty', Array.from({ length: 20 }, (_, at) => `device-${at}`)],
  ['a list of 1,000', Array.from({ length: 1_000 }, (_, at) => `device-${at}`)],
  ['what is no key', ['Contour Plus']],
  ['a key of 81 letters', ['x'.repeat(81)]],
])('refuses %s and keeps what it has', async (_, deviceKeys) => {
  await sync(['pump'])

  expect((await sync(deviceKeys)).statusCode).toBe(422)
  expect(await kept()).toEqual(['pump'])
})

it('is part of exporting, merging and erasing a customer', async () => {
  await sync(['pump', 'mask'])
  const who = await staff()
  expect((await shop.get(`/staff/customers/${adaId}/export`, who)).json()).toMatchObject({
    devices: ['pump', 'mask'],
  })
  const stays = await shop.make.customer({ password: 'quite a long staple' })
  const other = await signIn(shop, stays)
  await sync(['mask', 'meter'], [], other)

  const merge = {
    fromCustId: adaId,
    intoCustId: stays.custId,
    confirmEmail: await emailOf(adaId),
  }
  expect((await shop.post('/staff/customers/merge', merge, who)).statusCode).toBe(200)
  expect(await kept(other)).toEqual(['mask', 'meter', 'pump'])

  const confirmEmail = await emailOf(stays.custId)
  await shop.post(`/staff/customers/${stays.custId}/erase`, { confirmEmail }, who)
  expect(await shop.count('customer_device')).toBe(0)
})
