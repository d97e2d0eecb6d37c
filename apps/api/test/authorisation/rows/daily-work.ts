import { get, post, type Row, staffOnly } from './row.ts'

/** Orders, returns, news and searches in the back office. */
export const dailyWork: Row[] = [
  {
    route: 'PUT /api/customer/:custId/salesRep',
    who: 'staff',
    answers: staffOnly(),
    ask: ({ adaId }) => ({ url: `/api/customer/${adaId}/salesRep`, body: { granted: false } }),
  },
  post('/storeHours/save', {
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ body: { dayOfWeek: 0, closedFlag: true } }),
  }),
  post('/orders/move', {
    who: 'staff',
    answers: staffOnly(),
    ask: ({ orderId }) => ({ body: { orderId, status: 'PRINTED' } }),
  }),
  post('/shipments/save', {
    who: 'staff',
    // Unpaid, so nothing ships.
    answers: staffOnly(409),
    ask: ({ orderId }) => ({ body: { orderId, carrier: 'Parcel Post' } }),
  }),
  post('/shipments/delivered', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { shipmentId: 4711 } }),
  }),
  post('/refunds/save', {
    who: 'staff',
    // Nothing was paid.
    answers: staffOnly(409),
    ask: ({ orderId }) => ({ body: { orderId } }),
  }),
  post('/refunds/retry', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { refundId: 4711 } }),
  }),
  {
    ...get('/api/refunds/findAll/:orderId', ({ orderId }) => ({
      url: `/api/refunds/findAll/${orderId}`,
    })),
    who: 'staff',
    answers: staffOnly(),
  },
  post('/returns/move', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { returnId: 4711, status: 'APPROVED' } }),
  }),
  post('/returns/refund', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { returnId: 4711, refund: 1, refundBefore: 2, reason: 'Worn' } }),
  }),
  post('/staff/returns/label', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { returnId: 4711 } }),
  }),
  post('/alert/sms', {
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ body: { message: 'The alarm rings.' } }),
  }),
  post('/newsTracker/save', {
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ body: { news: 'Sale!' } }),
  }),
  post('/newsTracker/delete/:id', {
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ url: '/api/newsTracker/delete/4711', body: {} }),
  }),
  { ...get('/api/searchSynonym/findAll'), who: 'staff', answers: staffOnly() },
  { ...get('/api/searchMiss/findAll'), who: 'staff', answers: staffOnly() },
  { ...get('/api/searchUse/findAll'), who: 'staff', answers: staffOnly() },
  post('/searchUse/dismiss', {
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ body: { term: 'sugar strips' } }),
  }),
  post('/searchSynonym/save', {
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ body: { term: 'sugar strips', meaning: 'test strips' } }),
  }),
  post('/searchSynonym/preview', {
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ body: { term: 'sugar strips', meaning: 'glucose strips' } }),
  }),
  post('/searchSynonym/delete/:id', {
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ url: '/api/searchSynonym/delete/4711', body: {} }),
  }),
]
