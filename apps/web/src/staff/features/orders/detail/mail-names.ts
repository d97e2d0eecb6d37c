/** The mails about an order in the words of the staff. */
export const MAIL_NAMES: Record<string, string> = {
  order_created: 'Order confirmation',
  payment_received: 'Receipt',
  payment_link: 'Payment link',
  refund_sent: 'Refund',
  return_requested: 'Return requested',
  return_decided: 'Return update',
  replacement_placed: 'Replacement announced',
  order_shipped: 'Shipping confirmation',
  order_unpaid: 'Payment reminder',
  order_cancelled: 'Order cancelled',
  order_edited: 'Order changed',
  address_changed: 'Address changed',
  delivery_moved: 'New date',
}

/** How a mail stands, in the words of the staff. */
export const MAIL_STATES: Record<string, string> = {
  QUEUED: 'waiting',
  SENT: 'sent',
  DEAD: 'failed',
  WITHHELD: 'not sent',
}
