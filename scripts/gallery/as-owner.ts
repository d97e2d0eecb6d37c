import type { Scene } from './shot.ts'
import { PASSWORD } from './visitor.ts'

/** Gives the browser a session of the shop's owner. */
export const asOwner = ({ page, goods }: Scene) =>
  page.request.post('/api/users/authenticate', {
    data: { loginId: goods.backOffice.loginId, loginPassword: PASSWORD },
    headers: { 'X-Session': 'cookie' },
  })
