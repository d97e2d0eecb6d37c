import { type OrderStatus, staffReading } from '@mendwell/domain/orders/order-status'

const isCancelling = (status: OrderStatus) => status === 'REJECTED'
const inSentence = (status: OrderStatus) => staffReading(status).toLowerCase()

/** The label of the button for a transition: 'Mark as shipped'. */
export const transitionLabel = (status: OrderStatus): string =>
  isCancelling(status) ? 'Cancel order' : `Mark as ${inSentence(status)}`

/** The question before it, about `what`: 'Mark 2 orders as shipped?'. */
export const transitionQuestion = (what: string, status: OrderStatus): string =>
  isCancelling(status) ? `Cancel ${what}?` : `Mark ${what} as ${inSentence(status)}?`

/** The message afterwards: '2 orders marked as shipped'. */
export const transitionDone = (what: string, status: OrderStatus): string =>
  isCancelling(status) ? `${what} cancelled` : `${what} marked as ${inSentence(status)}`
