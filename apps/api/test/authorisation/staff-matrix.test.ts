import { subscribe } from 'node:diagnostics_channel'
import {
  ALL_PERMISSIONS,
  roleMay,
  STAFF_PERMISSIONS,
  STAFF_ROLES,
  type StaffPermission,
  type StaffRole,
} from '@mendwell/domain/people/staff-permissions'
import type { FastifyInstance, HTTPMethods, RouteOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestShop } from '../shop/start-test-shop.ts'
import { signIn } from '../shoppers/sign-in.ts'

const seen: RouteOptions[] = []
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', (route) => void seen.push(route))
})
const shop = await startTestShop({ config: { rateLimitFactor: 1000 } })
afterAll(() => shop.close())

// The staff door adds the permission to each route in its scope.
const ROUTES = seen
  .flatMap(({ method, url, config }) =>
    [method].flat().map((each) => ({ method: each, url, permission: config?.permission })),
  )
  .filter(({ method, permission }) => method !== 'HEAD' && permission !== undefined)
  .sort((one, other) => one.url.localeCompare(other.url) || one.method.localeCompare(other.method))

const mayCall = (role: StaffRole, { permission }: (typeof ROUTES)[number]) =>
  permission === 'any' ||
  (permission !== undefined && [permission].flat().every((each) => roleMay(role, each)))

/** A role made by the owner, with permissions that no built-in role combines. */
const OWN_PERMISSIONS: readonly StaffPermission[] = ['orders.read', 'content.write', 'staff.manage']
const mayOwn = ({ permission }: (typeof ROUTES)[number]) =>
  permission !== undefined &&
  [permission].flat().every((each) => OWN_PERMISSIONS.some((held) => held === each))

let bearers: Record<StaffRole | 'OWN', string>
beforeAll(async () => {
  const tokens = await Promise.all(
    STAFF_ROLES.map(async (role) => {
      const member = await shop.make.staff({ role, password: 'quite a long staple' })
      return [role, (await signIn(shop, member)).bearer ?? '']
    }),
  )
  const colleague = await shop.make.staff({ password: 'quite a long staple' })
  const own = (await signIn(shop, colleague)).bearer ?? ''
  const role = { name: 'Editor', permissions: OWN_PERMISSIONS }
  const asOwner = { bearer: Object.fromEntries(tokens).OWNER }
  const { roleId } = (await shop.post('/staff/roles', role, asOwner)).json()
  await shop.put(`/staff/members/${colleague.custId}`, { role: `own-${roleId}` }, asOwner)
  bearers = { ...Object.fromEntries(tokens), OWN: own }
})

const namesOf = ({ permission }: (typeof ROUTES)[number]) =>
  [permission]
    .flat()
    .map((each) => `\`${each}\``)
    .join(', ')

/** The response to an empty call: once admitted, 4xx for what is missing. */
async function knock(role: StaffRole | 'OWN', { method, url }: (typeof ROUTES)[number]) {
  const { statusCode } = await shop.app.inject({
    method: method as HTTPMethods & 'GET',
    url: url.replace(/:objectType/, 'order').replace(/:\w+/g, '4711'),
    headers: { authorization: `Bearer ${bearers[role]}` },
  })
  return statusCode
}

// Routes open to every role decide by the request: their own tests cover that.
describe.each(ROUTES.filter(({ permission }) => permission !== 'any'))(
  '$method $url requires $permission',
  (route) => {
    it.each(STAFF_ROLES)('%s is admitted only with it', async (role) => {
      const status = await knock(role, route)

      if (mayCall(role, route)) expect([401, 403]).not.toContain(status)
      else expect(status).toBe(403)
    })

    it('a custom role is admitted only with it', async () => {
      const status = await knock('OWN', route)

      if (mayOwn(route)) expect([401, 403]).not.toContain(status)
      else expect(status).toBe(403)
    })
  },
)

it('every permission is required somewhere or reserved for a screen', () => {
  const owner = ALL_PERMISSIONS.filter((permission) => roleMay('OWNER', permission))

  expect(owner).toEqual(ALL_PERMISSIONS)
  expect(ROUTES.length).toBeGreaterThan(15)
})

it('the roles are printed in docs/staff-roles.md', async () => {
  await expect(printed()).toMatchFileSnapshot('../../../../docs/staff-roles.md')
})

/** Updated by `npx vitest run apps/api/test/authorisation/staff-matrix.test.ts --update`. */
function printed(): string {
  const mark = (yes: boolean) => (yes ? 'yes' : '')
  const head = (first: string[]) => [
    `| ${[...first, ...STAFF_ROLES].join(' | ')} |`,
    `|${[...first, ...STAFF_ROLES].map(() => '---').join('|')}|`,
  ]
  const row = (first: string[], may: (role: StaffRole) => boolean) =>
    `| ${[...first, ...STAFF_ROLES.map((role) => mark(may(role)))].join(' | ')} |`
  return [
    '# What each role of the staff may do',
    '',
    'Written by `apps/api/test/authorisation/staff-matrix.test.ts`, which sends every call behind the staff door',
    'as each role. The roles are data: `packages/domain/src/people/staff-permissions.ts`; the menu of the',
    'back office and the doors of the server both read them.',
    '',
    ...head(['Permission', 'Means']),
    ...ALL_PERMISSIONS.map((permission) =>
      row([`\`${permission}\``, STAFF_PERMISSIONS[permission]], (role) =>
        roleMay(role, permission),
      ),
    ),
    '',
    ...head(['Call', 'Needs']),
    ...ROUTES.map((route) =>
      row([`\`${route.method} ${route.url}\``, namesOf(route)], (role) => mayCall(role, route)),
    ),
    '',
  ].join('\n')
}
