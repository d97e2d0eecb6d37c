import { expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './password.ts'

it('accepts the right password and no other', async () => {
  const stored = await hashPassword('correct horse battery')

  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword('correct horse battery', stored)).toBe(true)
  expect(await verifyPassword('correct horse batterY', stored)).toBe(false)
  expect(await verifyPassword('', stored)).toBe(false)
})

it('stores the same password differently each time', async () => {
  expect(await hashPassword('twelve letters')).not.toBe(await hashPassword('twelve letters'))
})

it('accepts the same letters however they are composed', async () => {
  expect(await verifyPassword('cafe\u0301 au lait', await hashPassword('caf\u00e9 au lait'))).toBe(
    true,
  )
})

it.each(['', 'Default123', '$argon2id$', '$argon2id$v=19$m=1,t=1,p=1$!$!'])(
  'opens nothing with the damaged credential "%s"',
  async (stored) => {
    expect(await verifyPassword('Default123', stored)).toBe(false)
  },
)
