import { afterAll, beforeEach, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const right = 'correct horse battery'

interface Guess {
  loginId: string
  loginPassword: string
  /** The network address it comes from. */
  ip?: string
}

const guess = ({ ip = '203.0.113.7', ...payload }: Guess) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/users/authenticate',
    remoteAddress: ip,
    payload,
  })
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)
/** How many answers there were of each status. */
function statuses(answers: { statusCode: number }[]) {
  const groups = Object.entries(Object.groupBy(answers, ({ statusCode }) => statusCode))
  return Object.fromEntries(groups.map(([status, group]) => [status, group?.length]))
}

it('two hundred guesses at once: five are compared, the owner gets in from elsewhere', async () => {
  await shop.make.customer({ email: 'ada@example.com', password: right })

  const flood = numbers(200).map((number) =>
    guess({ loginId: 'ada@example.com', loginPassword: `wrong ${number}` }),
  )
  const meanwhile = await shop.get('/customerTypes/findAllCustomerType')
  const answers = await Promise.all(flood)
  const owner = await guess({
    loginId: 'ada@example.com',
    loginPassword: right,
    ip: '198.51.100.1',
  })

  expect(statuses(answers)).toEqual({ 401: 5, 429: 195 })
  expect(meanwhile.statusCode).toBe(200)
  expect(owner.statusCode).toBe(200)
})

it('says how long to wait', async () => {
  for (const number of numbers(5))
    await guess({ loginId: 'a@b.example', loginPassword: `${number}` })

  const refused = await guess({ loginId: 'a@b.example', loginPassword: '6' })

  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(890)
  expect(refused.json().detail).toBe('Too many attempts. Please try again later.')
})

it('refuses the known and the unknown log-in alike', async () => {
  await shop.make.customer({ email: 'ada@example.com', password: right })
  const tries = async (loginId: string) => {
    const answers = []
    for (const number of numbers(7))
      answers.push(await guess({ loginId, loginPassword: `${number}` }))
    return answers.map((answer) => answer.statusCode)
  }

  const [known, unknown] = [await tries('ada@example.com'), await tries('bob@example.com')]

  expect(known).toEqual([401, 401, 401, 401, 401, 429, 429])
  expect(unknown).toEqual(known)
})

it('thirty failures from one address block it, whatever the log-ins', async () => {
  const answers = []
  for (const number of numbers(32)) {
    answers.push(await guess({ loginId: `user${number}@example.com`, loginPassword: 'guess' }))
  }

  expect(statuses(answers)).toEqual({ 401: 30, 429: 2 })
})

it('the right password does not count, however often', async () => {
  await shop.make.customer({ email: 'ada@example.com', password: right })

  const answers = []
  for (const _ of numbers(8)) {
    answers.push(await guess({ loginId: 'ada@example.com', loginPassword: right }))
  }

  expect(statuses(answers)).toEqual({ 200: 8 })
})

it('starts counting again after the window', async () => {
  for (const number of numbers(6))
    await guess({ loginId: 'a@b.example', loginPassword: `${number}` })
  await shop.db
    .updateTable('attemptCount')
    .set({ windowStart: new Date(Date.now() - 15 * 60_000) })
    .execute()

  const answer = await guess({ loginId: 'a@b.example', loginPassword: 'again' })

  expect(answer.statusCode).toBe(401)
})

it('stores neither address nor email in readable form', async () => {
  await guess({ loginId: 'ada@example.com', loginPassword: 'guess' })

  const counts = JSON.stringify(await shop.db.selectFrom('attemptCount').selectAll().execute())

  expect(counts).toContain('sign-in')
  expect(counts).not.toMatch(/ada|203\.0/)
})

it('allows more with RATE_LIMIT_FACTOR', async () => {
  const generous = await startTestShop({ config: { rateLimitFactor: 2 } })
  const answers = []
  for (const number of numbers(11)) {
    const body = { loginId: 'ada@example.com', loginPassword: `${number}` }
    answers.push(await generous.post('/users/authenticate', body))
  }

  expect(statuses(answers)).toEqual({ 401: 10, 429: 1 })
  await generous.close()
})
