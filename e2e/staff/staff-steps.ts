import type { StaffRole } from '@mendwell/domain/people/staff-permissions'
import type { Page } from '@playwright/test'
import type { TestShop } from '../../apps/api/test/shop/start-test-shop.ts'
import { PASSWORD } from '../visitor.ts'

/** Creates a member of staff and gives the browser their session, as after the sign-in form. */
export async function signInAsStaff(page: Page, shop: TestShop, role: StaffRole = 'OWNER') {
  const member = await shop.make.staff({ role, lastName: 'Hopper', password: PASSWORD })
  const answer = await page.request.post('/api/users/authenticate', {
    data: { loginId: member.loginId, loginPassword: PASSWORD },
    headers: { 'X-Session': 'cookie' },
  })
  if (!answer.ok()) throw new Error(`Sign-in refused: ${await answer.text()}`)
  return member
}

/** Opens a screen of the back office by its path below `/staff#/`. */
export const openStaff = (page: Page, path = '') => page.goto(`/staff#/${path}`)
