/** The mails about an order in the words of the staff. */
export const MAIL_NAMES: Record<string, string> = {
  order_created: 'Order confirmation',
  payment_received: 'Receipt',
  payment_link: 'Payment link',
  refund_sent: 'Refund',
  return_requested: 'Return requested',
  return_decided: 'Return decided',
  order_shipped: 'Parcel on its way',
  order_unpaid: 'Reminder to pay',
  order_cancelled: 'Order cancelled',
}

/** How a mail stands, in the words of the staff. */
export const MAIL_STATES: Record<string, string> = {
  QUEUED: 'waits',
  SENT: 'sent',
  DEAD: 'given up',
  WITHHELD: 'not sent',
}
