import { afterAll, beforeEach, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../../test/shoppers/sign-in.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const phones = ['+15125550100', '+15125550101']

const bearerOf = async (whom: { custId: number }) => (await signIn(shop, whom)).bearer
const staffBearer = async () => bearerOf(await shop.make.staff({ password: 'correct horse' }))
const alertPhones = (numbers: string[]) =>
  shop.db
    .insertInto('setting')
    .values({ name: 'alertPhones', value: JSON.stringify(numbers) })
    .execute()
const alert = (body: object, bearer?: string) =>
  shop.post('/alert/sms', body, bearer ? { bearer } : {})

it('an alert is sent to the configured phones, whatever number the request has', async () => {
  await alertPhones(phones)

  const body = { message: 'The freezer is warm', phone: '+19005550199', to: '+19005550199' }
  const response = await alert(body, await staffBearer())
  await shop.runJobs()

  expect(response.json()).toEqual({ queued: 2 })
  expect(shop.sms.sent.map(({ to, text }) => [to, text])).toEqual([
    [phones[0], 'The freezer is warm'],
    [phones[1], 'The freezer is warm'],
  ])
})

it('is sent nowhere without a configured phone', async () => {
  const response = await alert({ message: 'Hello?' }, await staffBearer())

  expect(response.json()).toEqual({ queued: 0 })
  expect(await shop.count('outbox')).toBe(0)
})

it('stays in the outbox with its error if the provider refuses it', async () => {
  await alertPhones(['+10000000000'])

  await alert({ message: 'Hello?' }, await staffBearer())
  await shop.runJobs()

  const [row] = await shop.db.selectFrom('outbox').selectAll().execute()
  expect(row).toMatchObject({ channel: 'SMS', state: 'QUEUED', lastError: 'no such number' })
})

it.each([
  { body: {}, message: 'The message is required' },
  { body: { message: ' ' }, message: 'The message is required' },
  { body: { message: 'x'.repeat(460) }, message: '459 Characters Maximum' },
])('answers $body.message with $message', async ({ body, message }) => {
  const response = await alert(body, await staffBearer())

  expect(response.statusCode).toBe(422)
  expect(response.json().errors[0].message).toBe(message)
})

it('is for staff alone', async () => {
  const customer = await bearerOf(await shop.make.customer({ password: 'correct horse' }))

  expect((await alert({ message: 'Hi' })).statusCode).toBe(401)
  expect((await alert({ message: 'Hi' }, customer)).statusCode).toBe(403)
})
