import { get, post, type Row, staffOnly } from './row.ts'

export const lots: Row[] = [
  {
    ...get('/api/staff/products/:productId/packs', ({ productId }) => ({
      url: `/api/staff/products/${productId}/packs`,
    })),
    who: 'staff',
    answers: staffOnly(),
  },
  {
    route: 'PUT /api/staff/products/:productId/packs',
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({
      url: '/api/staff/products/4711/packs',
      body: { pieceName: 'glove', packs: [], read: [] },
    }),
  },
  {
    ...get('/api/staff/products/:productId/lots', ({ productId }) => ({
      url: `/api/staff/products/${productId}/lots`,
    })),
    who: 'staff',
    answers: staffOnly(),
  },
  {
    route: 'PUT /api/staff/products/:productId/tracking',
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({
      url: '/api/staff/products/4711/tracking',
      body: { tracking: 'LOT', minDaysLeft: null, preferOneLot: false },
    }),
  },
  { ...get('/api/staff/lots.csv'), who: 'staff', answers: staffOnly() },
  post('/staff/lots/receive.csv', {
    who: 'staff',
    answers: staffOnly(415),
    ask: () => ({ url: '/api/staff/lots/receive.csv?note=Opening' }),
  }),
  post('/staff/lots/receive', {
    who: 'staff',
    // The product is not tracked by lot.
    answers: staffOnly(422),
    ask: ({ productId }) => ({
      body: {
        lines: [{ productId, lotCode: 'A1', neverExpires: true, quantity: 1, condition: 'SOUND' }],
      },
    }),
  }),
  {
    ...get('/api/staff/lots/products', () => ({ url: '/api/staff/lots/products?sku=none' })),
    who: 'staff',
    answers: staffOnly(),
  },
  post('/staff/products/:productId/codes', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({
      url: '/api/staff/products/4711/codes',
      body: { code: '00844505000772', units: 1 },
    }),
  }),
  { ...get('/api/staff/lots'), who: 'staff', answers: staffOnly() },
  {
    ...get('/api/staff/lots/:lotId', () => ({ url: '/api/staff/lots/4711' })),
    who: 'staff',
    answers: staffOnly(404),
  },
  post('/staff/lots/:lotId/move', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({
      url: '/api/staff/lots/4711/move',
      body: { move: 'QUARANTINE', from: 'AVAILABLE', quantity: 1 },
    }),
  }),
]
