import { afterAll, beforeEach, expect, it } from 'vitest'
import vectors from '../../../../../packages/domain/src/recalls/recall.vectors.json' with {
  type: 'json',
}
import type { CallOptions } from '../../../test/shop/calls.ts'
import { startTestShop } from '../../../test/shop/start-test-shop.ts'
import { signIn } from '../../../test/shoppers/sign-in.ts'
import { FeedProblem } from '../../gateways/feeds/feed-gateway.ts'
import { readFeedDaily } from './feed/read-feed.ts'

const ADDRESS = 'https://api.fda.gov/device/enforcement.json'
/** What the internet answers, and which addresses it was asked for. */
const internet = { answer: (): string => '', asked: [] as string[] }
const feeds = {
  read: async (address: string) => {
    internet.asked.push(address)
    return Buffer.from(internet.answer())
  },
}
const shop = await startTestShop({ config: { rateLimitFactor: 1000 }, feeds })
let staff: CallOptions
beforeEach(async () => {
  await shop.reset()
  internet.asked.length = 0
  internet.answer = () => JSON.stringify({ results: [vectors.record] })
  staff = await signIn(shop, await shop.make.staff({ password: 'a staple for staff' }))
})
afterAll(() => shop.close())

const turnOn = (recallFeedUrl = ADDRESS) => shop.put('/staff/settings', { recallFeedUrl }, staff)
const read = () => shop.post('/staff/recalls/feed', {}, staff)
const feed = async () => (await shop.get('/staff/recalls/feed', staff)).json()

it('is off until an address is set: by hand it says so, by itself it reads nothing', async () => {
  expect(await feed()).toEqual({ isOn: false, last: null })
  const refused = await read()
  expect(refused.statusCode).toBe(409)
  expect(refused.json().sentence).toMatchObject({ code: 'recallFeedOff' })
  await readFeedDaily(shop.deps)
  expect(internet.asked).toEqual([])
  expect(await feed()).toEqual({ isOn: false, last: null })
})

it('proposes what a file with the same records would, once however often it is read', async () => {
  await turnOn()

  const first = await read()
  await readFeedDaily(shop.deps)

  expect(first.json()).toEqual({ records: 1, added: 1, changed: 0, grown: 0 })
  expect(internet.asked).toEqual([ADDRESS, ADDRESS])
  expect(await shop.count('recall')).toBe(1)
  expect(await feed()).toMatchObject({
    isOn: true,
    last: { readBy: 'system', records: 1, added: 0, changed: 0, problem: null },
  })
  const { rows } = (await shop.get('/staff/history/recall/openFDA', staff)).json()
  expect(rows.map(({ who }: { who: string }) => who)).toEqual(['system', expect.any(String)])
})

it.each([
  [new FeedProblem('recallFeedStatus', { status: 500 }), 503, 'recallFeedStatus'],
  [new FeedProblem('recallFeedPrivate', { host: 'localhost' }), 503, 'recallFeedPrivate'],
  ['<html>', 422, 'recallFileNoJson'],
  ['{"results":[{"product_type":"Devices"}]}', 422, expect.stringMatching(/^recallRecord/)],
])('says why nothing was read, now and on the page: %s', async (answer, status, code) => {
  await turnOn()
  internet.answer = () => {
    if (typeof answer === 'string') return answer
    throw answer
  }

  const refused = await read()
  await readFeedDaily(shop.deps)

  expect(refused.statusCode, refused.body).toBe(status)
  expect(refused.json().sentence).toMatchObject({ code })
  const { last } = await feed()
  expect(last).toMatchObject({ readBy: 'system', records: null })
  expect(last.problem.sentence).toMatchObject({ code })
  expect(await shop.count('recallFeedReading')).toBe(2)
  expect(await shop.count('recall')).toBe(0)
})

it('is no place for passwords, other protocols or what is no address', async () => {
  for (const wrong of [
    'http://api.fda.gov',
    'https://me:secret@api.fda.gov/',
    'api.fda.gov',
    'file:///etc',
  ]) {
    const answer = await turnOn(wrong)
    expect(answer.statusCode, wrong).toBe(422)
    expect(answer.json().errors).toMatchObject([{ sentence: { code: 'recallFeedHttps' } }])
  }
  expect((await turnOn('')).statusCode).toBe(200)
})

it('is changed by the owner alone, and can be undone', async () => {
  await turnOn()
  const { rows } = (await shop.get('/staff/history?objectType=setting', staff)).json()
  expect(
    (await shop.post('/staff/history/undo', { eventId: rows[0].eventId }, staff)).statusCode,
  ).toBe(200)
  expect(await feed()).toMatchObject({ isOn: false })
})
