import { get, type Row, signedIn, staffOnly } from './row.ts'

export const priceTiers: Row[] = [
  {
    ...get('/api/products/:productId/ownPrice', ({ productId }) => ({
      url: `/api/products/${productId}/ownPrice`,
    })),
    who: 'self',
    answers: signedIn(),
  },
  {
    ...get('/api/staff/products/:productId/price-tiers', ({ productId }) => ({
      url: `/api/staff/products/${productId}/price-tiers`,
    })),
    who: 'staff',
    answers: staffOnly(),
  },
  {
    route: 'PUT /api/staff/products/:productId/price-tiers',
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({
      url: '/api/staff/products/4711/price-tiers',
      body: { tiers: [], read: [] },
    }),
  },
]
