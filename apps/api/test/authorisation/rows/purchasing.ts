import { get, post, type Row, staffOnly } from './row.ts'

const supplier = {
  name: 'Example Medical Supply',
  email: null,
  accountNumber: null,
  leadDays: 7,
  note: null,
  active: true,
}
const terms = { itemNumber: null, cost: 1, packSize: 1, minQuantity: 0 }

const draft = { expectedOn: null, tolerancePercent: 0, note: null, lines: [], version: 1 }

export const purchasing: Row[] = [
  { ...get('/api/staff/purchase-orders'), who: 'staff', answers: staffOnly() },
  {
    ...get('/api/staff/purchase-orders/:purchaseOrderId', () => ({
      url: '/api/staff/purchase-orders/4711',
    })),
    who: 'staff',
    answers: staffOnly(404),
  },
  { ...get('/api/staff/purchase-orders.csv'), who: 'staff', answers: staffOnly() },
  {
    ...get('/api/staff/purchase-orders/:purchaseOrderId/lines.csv', () => ({
      url: '/api/staff/purchase-orders/4711/lines.csv',
    })),
    who: 'staff',
    answers: staffOnly(404),
  },
  post('/staff/purchase-orders/:purchaseOrderId/lines.csv', {
    who: 'staff',
    answers: staffOnly(415),
    ask: () => ({ url: '/api/staff/purchase-orders/4711/lines.csv?version=1' }),
  }),
  {
    ...get('/api/staff/purchase-orders/:purchaseOrderId/document.pdf', () => ({
      url: '/api/staff/purchase-orders/4711/document.pdf',
    })),
    who: 'staff',
    answers: staffOnly(404),
  },
  post('/staff/purchase-orders', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { supplierId: 4711, targetDays: 30, safetyDays: 7 } }),
  }),
  {
    route: 'PUT /api/staff/purchase-orders/:purchaseOrderId',
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ url: '/api/staff/purchase-orders/4711', body: draft }),
  },
  {
    route: 'PUT /api/staff/purchase-orders/:purchaseOrderId/expected-day',
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({
      url: '/api/staff/purchase-orders/4711/expected-day',
      body: { expectedOn: '2099-01-01', version: 1 },
    }),
  },
  post('/staff/purchase-orders/:purchaseOrderId/move', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({
      url: '/api/staff/purchase-orders/4711/move',
      body: { to: 'SENT', version: 1 },
    }),
  }),
  post('/staff/purchase-orders/:purchaseOrderId/receive', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({
      url: '/api/staff/purchase-orders/4711/receive',
      body: {
        lines: [{ productId: 1, quantity: 1, neverExpires: false, condition: 'SOUND' }],
        note: null,
      },
    }),
  }),
  {
    route: 'PUT /api/staff/purchase-orders/:purchaseOrderId/receipts/:receiptId/costs',
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({
      url: '/api/staff/purchase-orders/4711/receipts/4711/costs',
      body: { freight: 12, duty: 0, other: 0, basis: 'VALUE', version: 1 },
    }),
  },
  { ...get('/api/staff/suppliers'), who: 'staff', answers: staffOnly() },
  {
    ...get('/api/staff/suppliers/:supplierId', () => ({ url: '/api/staff/suppliers/4711' })),
    who: 'staff',
    answers: staffOnly(404),
  },
  post('/staff/suppliers', { who: 'staff', answers: staffOnly(), ask: () => ({ body: supplier }) }),
  {
    route: 'PUT /api/staff/suppliers/:supplierId',
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ url: '/api/staff/suppliers/4711', body: supplier }),
  },
  {
    route: 'PUT /api/staff/suppliers/:supplierId/products/:productId',
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ url: '/api/staff/suppliers/4711/products/4711', body: terms }),
  },
  {
    route: 'DELETE /api/staff/suppliers/:supplierId/products/:productId',
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ url: '/api/staff/suppliers/4711/products/4711' }),
  },
]
