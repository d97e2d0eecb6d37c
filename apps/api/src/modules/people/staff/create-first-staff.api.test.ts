import { afterAll, beforeEach, expect, it } from 'vitest'
import { startTestShop } from '../../../../test/shop/start-test-shop.ts'
import { verifyPassword } from '../credentials/password.ts'
import { createFirstStaff } from './create-first-staff.ts'

const shop = await startTestShop()
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const wanted = { staffEmail: 'Owner@example.com', staffPassword: undefined }

it('creates one owner with a generated password that is shown once', async () => {
  const login = await createFirstStaff(shop.db, wanted)
  const again = await createFirstStaff(shop.db, wanted)

  expect(login).toMatchObject({ email: 'Owner@example.com', isGenerated: true })
  expect(login?.password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/)
  expect(again).toBeUndefined()
  const stored = await shop.db.selectFrom('credential').selectAll().executeTakeFirstOrThrow()
  expect(await verifyPassword(login?.password ?? '', stored.passwordHash)).toBe(true)
})

it('uses the password of the settings', async () => {
  const login = await createFirstStaff(shop.db, { ...wanted, staffPassword: 'chosen by owner' })

  expect(login).toEqual({
    email: 'Owner@example.com',
    password: 'chosen by owner',
    isGenerated: false,
  })
})

it('creates one owner when four shops start at once', async () => {
  const logins = await Promise.all(
    Array.from({ length: 4 }, () => createFirstStaff(shop.db, wanted)),
  )

  expect(logins.filter((login) => login)).toHaveLength(1)
  expect(await shop.count('staff_member')).toBe(1)
})

it('lets an existing customer own the shop', async () => {
  const known = await shop.make.customer({ email: 'owner@example.com' })

  await createFirstStaff(shop.db, wanted)

  const staff = await shop.db.selectFrom('staffMember').selectAll().execute()
  expect(staff).toMatchObject([{ custId: known.custId, role: 'OWNER' }])
})
