import { SANDBOX_CARDS } from '@mendwell/contract/money/sandbox-cards'
import type { Who, World } from '../authorisation-world.ts'

/** Status codes for a visitor, the order token, its customer, another customer, staff. */
type Answers = readonly [number, number, number, number, number]

interface Call {
  /** With its parameters filled in; omitted if the route has none. */
  url?: string
  body?: unknown
}

export interface Row {
  /** Method and path as registered. */
  route: string
  /** Named as in Decisions §6. */
  who: 'anyone' | 'self' | 'order' | 'staff' | 'provider'
  answers: Answers
  ask: (world: World, who: Who) => Call
  /** The world is rebuilt before each response, since the call changes what the next one finds. */
  fresh?: boolean
}

export const anyone = (status = 200): Answers => [status, status, status, status, status]
export const signedIn = (status = 200): Answers => [401, 401, status, status, status]
/** About something of Ada's that others may not access. */
export const adaOnly = (foreign: number): Answers => [401, 401, 200, foreign, foreign]
export const adaAndStaff = (foreign: number): Answers => [401, 401, 200, foreign, 200]
export const staffOnly = (status = 200): Answers => [401, 401, 403, 403, status]
export const order = (status = 200): Answers => [401, status, status, 404, status]

export const plain = () => ({})
export const get = (route: string, ask: Row['ask'] = plain): Row => ({
  route: `GET ${route}`,
  who: 'anyone',
  answers: anyone(),
  ask,
})
export const post = (route: string, rest: Omit<Row, 'route'>): Row => ({
  route: `POST /api${route}`,
  ...rest,
})

export const line = ({ productId }: World) => [{ productId, quantity: 1 }]
export const sentBack = ({ orderItemId }: World) => [{ orderItemId, quantity: 1 }]
export const guest = (who: Who) => ({
  firstName: 'Guest',
  lastName: 'Guest',
  email: `${who.replaceAll(' ', '.')}@guests.example`,
  phone1: '555-0100',
})
export const contact = (_: World, who: Who) => ({
  body: {
    name: 'Visitor',
    email: 'visitor@example.com',
    phone: '5125550100',
    address: '1 Main St',
    subject: `From ${who}`,
    querydata: 'Hello',
  },
})
export const newAccount = (_: World, who: Who) => ({
  body: { ...guest(who), loginPassword: 'quite a new staple' },
})
export const wrongLink = { token: 'x'.repeat(43), newPassword: 'quite a new staple' }
export const [card] = SANDBOX_CARDS
