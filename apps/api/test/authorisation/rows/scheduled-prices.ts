import { get, post, type Row, staffOnly } from './row.ts'

export const scheduledPrices: Row[] = [
  post('/staff/scheduled-prices', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({
      body: { startsAt: '2099-11-27T09:00', prices: [{ productId: 4711, unitPrice: 12 }] },
    }),
  }),
  {
    ...get('/api/staff/scheduled-prices/:changeId'),
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ url: '/api/staff/scheduled-prices/4711' }),
  },
  post('/staff/scheduled-prices/:changeId/cancel', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ url: '/api/staff/scheduled-prices/4711/cancel' }),
  }),
  {
    ...get('/api/staff/products/:productId/scheduled-prices'),
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ url: '/api/staff/products/4711/scheduled-prices' }),
  },
]
