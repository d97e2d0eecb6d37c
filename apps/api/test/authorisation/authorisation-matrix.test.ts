import { subscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, HTTPMethods } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PAGE_ADDRESSES } from '../../src/pages/pages.routes.ts'
import { PREVIEW_ADDRESSES } from '../../src/pages/preview/preview.routes.ts'
import { startTestShop } from '../shop/start-test-shop.ts'
import { OPEN_FILE, OPEN_PREFIXES, TABLE } from './authorisation-table.ts'
import { makeWorld, PRINCIPALS, SECRET, type Who, type World } from './authorisation-world.ts'
import type { Row } from './rows/row.ts'

const registered = new Set<string>()
// Fastify announces each new server, so hidden routes are included too.
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) if (each !== 'HEAD') registered.add(`${each} ${url}`)
  })
})
const shop = await startTestShop({ config: { rateLimitFactor: 1000 } })
afterAll(() => shop.close())

async function answer(row: Row, who: Who, world: World) {
  const [method = '', path = ''] = row.route.split(' ')
  const { url = path, body } = row.ask(world, who)
  const response = await shop.app.inject({
    method: method as HTTPMethods & 'GET',
    url,
    headers: {
      ...world.headers[who],
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  })
  return { status: response.statusCode, body: response.body }
}

const isRead = ({ route, fresh }: Row) => route.startsWith('GET ') && !fresh
/** Calls that change nothing leave it to the next one: they come first. */
let world: World | undefined

describe.each(TABLE.toSorted((a, b) => Number(isRead(b)) - Number(isRead(a))))('$route', (row) => {
  const answers: { status: number; body: string }[] = []
  beforeAll(async () => {
    for (const who of PRINCIPALS) {
      if (!world || row.fresh) {
        await shop.reset()
        world = await makeWorld(shop)
      }
      answers.push(await answer(row, who, world))
    }
    if (!isRead(row)) world = undefined
  })

  it(`answers ${row.answers.join(', ')} to ${PRINCIPALS.join(', ')}`, () => {
    expect(answers.map(({ status }) => status)).toEqual([...row.answers])
  })

  it('reveals nothing about Ada to visitors and other customers', () => {
    const strangers = answers.filter((_, index) => {
      const who = PRINCIPALS[index]
      return who === 'visitor' || who === 'other customer'
    })

    expect(strangers).toHaveLength(2)
    for (const { body } of strangers) expect(body.toLowerCase()).not.toContain(SECRET.toLowerCase())
  })
})

it('every route is in the table, and the table has no other', () => {
  // Of a preview, pages/preview/preview.test.ts asks pages and calls alike.
  const pages = new Set([
    ...[...PAGE_ADDRESSES, ...PREVIEW_ADDRESSES].map((url) => `GET ${url}`),
    ...PREVIEW_ADDRESSES.map((url) => `POST ${url}`),
  ])
  const isOpenPage = (route: string) =>
    pages.has(route) ||
    OPEN_FILE.test(route) ||
    OPEN_PREFIXES.some((prefix) => route.startsWith(prefix))
  const guarded = [...registered].filter((route) => !isOpenPage(route))

  expect(guarded.sort()).toEqual(TABLE.map(({ route }) => route).sort())
})

it('the table is printed in docs/authorisation.md', async () => {
  await expect(printed()).toMatchFileSnapshot('../../../../docs/authorisation.md')
})

/** Updated by `npx vitest run apps/api/test/authorisation/authorisation-matrix.test.ts --update`. */
function printed(): string {
  const titles = ['Call', 'Who', ...PRINCIPALS]
  const rows = TABLE.map(({ route, who, answers }) => [`\`${route}\``, who, ...answers])
  return [
    '# Who may call what',
    '',
    'Written by `apps/api/test/authorisation/authorisation-matrix.test.ts`, which sends every call of the server',
    'as each of the five principals about things that belong to one customer, Ada, and fails when',
    'an answer differs or a route is missing here. *Order token* is the token of an order of hers,',
    '*its customer* is Ada, *other customer* somebody else who is signed in. The numbers are the',
    'HTTP status of the answer; a 4xx other than 401, 403 and 404 means: let in, and then refused',
    'for what was sent.',
    '',
    'The doors are in `apps/api/src/wiring`: *anyone* behind the open door, *self* behind the',
    'customer door, *staff* behind the staff door; calls about one *order* ask for its token, its',
    'customer or staff themselves. The documentation (`/api/docs`) and the files of the web app are',
    'for anyone.',
    '',
    `| ${titles.join(' | ')} |`,
    `|${titles.map(() => '---').join('|')}|`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
  ].join('\n')
}
