import { get, post, type Row, staffOnly } from './row.ts'

const PROMOTION = {
  name: 'Autumn sale',
  nameEs: 'Ofertas de otoño',
  code: null,
  conditions: [],
  action: { type: 'FREE_SHIPPING' },
  priority: 10,
  exclusive: false,
  startsOn: null,
  endsOn: null,
  useLimit: null,
  useLimitPerCustomer: null,
}

export const offers: Row[] = [
  { ...get('/api/staff/promotions'), who: 'staff', answers: staffOnly() },
  post('/staff/promotions', {
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ body: PROMOTION }),
  }),
  {
    route: 'PUT /api/staff/promotions/:promotionId',
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ url: '/api/staff/promotions/4711', body: PROMOTION }),
  },
  post('/staff/promotions/:promotionId/move', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ url: '/api/staff/promotions/4711/move', body: { state: 'ACTIVE' } }),
  }),
  {
    ...get('/api/staff/promotions/:promotionId/codes'),
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ url: '/api/staff/promotions/4711/codes' }),
  },
  post('/staff/promotions/:promotionId/codes', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ url: '/api/staff/promotions/4711/codes', body: { pieces: 10 } }),
  }),
  {
    ...get('/api/staff/promotions/:promotionId/codes.csv'),
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ url: '/api/staff/promotions/4711/codes.csv' }),
  },
  post('/staff/promotions/test', {
    who: 'staff',
    answers: staffOnly(),
    ask: (world) => ({
      body: {
        promotionId: null,
        promotion: PROMOTION,
        lines: [{ productId: world.productId, quantity: 1 }],
        pickup: false,
        group: null,
        isFirstOrder: false,
        asOf: null,
        codes: [],
      },
    }),
  }),
]
