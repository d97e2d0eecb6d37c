import { get, post, type Row, staffOnly } from './row.ts'

const GOODS = {
  discount: { type: 'PERCENT_OFF', rate: 20_000 },
  of: { productIds: [], categoryIds: [4711], brandIds: [] },
}
const SALE = {
  ...GOODS,
  name: 'Autumn sale',
  startsAt: '2026-11-27T09:00',
  endsAt: '2099-11-30T21:00',
}

export const scheduledSales: Row[] = [
  { ...get('/api/staff/scheduled-sales'), who: 'staff', answers: staffOnly() },
  post('/staff/scheduled-sales', {
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ body: SALE }),
  }),
  post('/staff/scheduled-sales/preview', {
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ body: GOODS }),
  }),
  {
    route: 'PUT /api/staff/scheduled-sales/:saleId',
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ url: '/api/staff/scheduled-sales/4711', body: SALE }),
  },
  post('/staff/scheduled-sales/:saleId/cancel', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ url: '/api/staff/scheduled-sales/4711/cancel' }),
  }),
]
