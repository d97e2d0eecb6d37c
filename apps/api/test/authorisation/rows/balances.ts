import { anyone, get, order, post, type Row, signedIn, staffOnly } from './row.ts'

const CARD = {
  kind: 'GIFT_CARD',
  worth: 25,
  expiresOn: null,
  recipientName: null,
  recipientEmail: null,
  senderName: null,
  message: null,
  sendOn: null,
}

const SALE = {
  amount: 25,
  buyerName: 'Ada',
  buyerEmail: 'ada@example.com',
  recipientName: 'Grace',
  recipientEmail: 'grace@example.com',
  message: null,
  sendOn: null,
}

const RECIPIENT = {
  recipientName: null,
  recipientEmail: 'grace@example.com',
  read: { recipientName: null, recipientEmail: null },
}

/** A token that opens nothing. */
const SALE_TOKEN = 'x'.repeat(43)

/** Well formed, but no card has this code. */
const CODE = '2222-2222-2222-22222'

export const balances: Row[] = [
  post('/gift-cards/balance', {
    who: 'anyone',
    answers: anyone(404),
    ask: () => ({ body: { code: CODE } }),
  }),
  get('/api/gift-cards/offer'),
  post('/gift-cards/sales', { who: 'anyone', answers: anyone(), ask: () => ({ body: SALE }) }),
  post('/gift-cards/sales/charge', {
    who: 'anyone',
    answers: anyone(404),
    ask: () => ({ body: { saleToken: SALE_TOKEN, token: 'tok_visa' } }),
  }),
  post('/gift-cards/sales/confirm', {
    who: 'anyone',
    answers: anyone(404),
    ask: () => ({ body: { saleToken: SALE_TOKEN } }),
  }),
  {
    route: 'PUT /api/staff/gift-card-sales/:saleId/recipient',
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ url: '/api/staff/gift-card-sales/4711/recipient', body: RECIPIENT }),
  },
  post('/staff/gift-card-sales/:saleId/refund', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ url: '/api/staff/gift-card-sales/4711/refund', body: { note: null } }),
  }),
  { ...get('/api/customers/storeCredit'), who: 'self', answers: signedIn() },
  {
    ...get('/api/payment/tenders/:orderId', ({ orderId }) => ({
      url: `/api/payment/tenders/${orderId}`,
    })),
    who: 'order',
    answers: order(),
  },
  post('/payment/tenders/gift-card', {
    who: 'order',
    answers: order(404),
    ask: ({ orderId }) => ({ body: { orderId, code: CODE } }),
  }),
  post('/payment/tenders/store-credit', {
    who: 'order',
    // No one has any.
    answers: order(409),
    ask: ({ orderId }) => ({ body: { orderId } }),
  }),
  post('/payment/tenders/remove', {
    who: 'order',
    answers: order(),
    ask: ({ orderId }) => ({ body: { orderId, tenderNo: 2 } }),
  }),
  post('/payment/tenders/pay', {
    who: 'order',
    // The card has paid its share.
    answers: order(409),
    ask: ({ orderId }) => ({ body: { orderId } }),
  }),
  { ...get('/api/staff/gift-cards'), who: 'staff', answers: staffOnly() },
  post('/staff/gift-cards', { who: 'staff', answers: staffOnly(), ask: () => ({ body: CARD }) }),
  {
    ...get('/api/staff/gift-cards/:balanceId', () => ({ url: '/api/staff/gift-cards/4711' })),
    who: 'staff',
    answers: staffOnly(404),
  },
  post('/staff/gift-cards/:balanceId/change', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ url: '/api/staff/gift-cards/4711/change', body: { action: 'DISABLE' } }),
  }),
  { ...get('/api/staff/gift-cards-liability'), who: 'staff', answers: staffOnly() },
  { ...get('/api/staff/gift-cards-liability.csv'), who: 'staff', answers: staffOnly() },
]
