import { get, post, type Row, signedIn, staffOnly } from './row.ts'

export const backOffice: Row[] = [
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
  post('/products/save', {
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({
      body: { productName: 'Brace', productDetails: 'Holds.', unitPrice: 10, categoryId: 1 },
    }),
  }),
  {
    route: 'PUT /api/products/update',
    who: 'staff',
    answers: staffOnly(),
    ask: ({ productId }) => ({ body: { productId, unitPrice: 11 } }),
  },
  // Once admitted, a body that is not a form gets 415.
  ...['/productImage/upload', '/productDocuments/upload'].map((route) =>
    post(route, { who: 'staff', answers: staffOnly(415), ask: () => ({ body: {} }) }),
  ),
  ...[
    '/staff/products',
    '/staff/categories',
    '/staff/brands',
    '/staff/kinds',
    '/staff/kinds/waiting',
    '/staff/devices',
    '/staff/families',
    '/staff/families.csv',
    '/staff/sizeCharts',
    '/staff/packs.csv',
  ].map((route) => ({
    ...get(`/api${route}`),
    who: 'staff' as const,
    answers: staffOnly(),
  })),
  ...['', '/stock'].map((rest) => ({
    ...get(`/api/staff/products/:productId${rest}`, ({ productId }) => ({
      url: `/api/staff/products/${productId}${rest}`,
    })),
    who: 'staff' as const,
    answers: staffOnly(),
  })),
  {
    route: 'PUT /api/staff/products',
    who: 'staff',
    answers: staffOnly(),
    ask: ({ productId }) => ({ body: { rows: [{ productId, unitPrice: 12 }] } }),
  },
  post('/staff/products/:productId/stock', {
    who: 'staff',
    answers: staffOnly(),
    ask: ({ productId }) => ({
      url: `/api/staff/products/${productId}/stock`,
      body: { delta: 1, reason: 'RECEIVED' },
    }),
  }),
  post('/staff/products/:productId/duplicate', {
    who: 'staff',
    answers: staffOnly(),
    ask: ({ productId }) => ({ url: `/api/staff/products/${productId}/duplicate`, body: {} }),
  }),
  post('/staff/categories/save', {
    who: 'staff',
    answers: staffOnly(422),
    ask: () => ({
      body: { category: 'None', subCategory: 'X', displayOrder: 1, activeFlag: true },
    }),
  }),
  post('/staff/brands/save', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { brandId: 4711, brandName: 'X', category: '', activeFlag: true } }),
  }),
  post('/staff/departments/save', {
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({
      body: { deptName: 'Extra', activeFlag: false, displayOrder: 1, description: '' },
    }),
  }),
  {
    route: 'DELETE /api/productDocuments/:documentId',
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ url: '/api/productDocuments/4711' }),
  },
  post('/staff/imports', { who: 'staff', answers: staffOnly(415), ask: () => ({ body: {} }) }),
  ...['/staff/imports', '/staff/products.csv'].map((route) => ({
    ...get(`/api${route}`),
    who: 'staff' as const,
    answers: staffOnly(),
  })),
  ...['', '/errors.csv'].map((rest) => ({
    ...get(`/api/staff/imports/:importId${rest}`, () => ({
      url: `/api/staff/imports/4711${rest}`,
    })),
    who: 'staff' as const,
    answers: staffOnly(404),
  })),
  ...['apply', 'undo'].map((step) =>
    post(`/staff/imports/:importId/${step}`, {
      who: 'staff',
      answers: staffOnly(404),
      ask: () => ({ url: `/api/staff/imports/4711/${step}`, body: {} }),
    }),
  ),
  {
    route: 'PUT /api/productImage/order',
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { productId: 4711, imageIds: [4711] } }),
  },
  {
    route: 'DELETE /api/productImage/:imageId',
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ url: '/api/productImage/4711' }),
  },
  { ...get('/api/staff/history'), who: 'staff', answers: staffOnly() },
  { ...get('/api/staff/history/people'), who: 'staff', answers: staffOnly() },
  post('/staff/history/undo', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { eventId: 4711 } }),
  }),
  { ...get('/api/staff/today'), who: 'staff', answers: staffOnly() },
  ...['settings', 'reviews', 'messages', 'subscribers', 'subscribers.csv', 'outbox', 'jobs'].map(
    (list): Row => ({ ...get(`/api/staff/${list}`), who: 'staff', answers: staffOnly() }),
  ),
  {
    route: 'PUT /api/staff/settings',
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ body: { shopName: 'Mendwell' } }),
  },
  post('/staff/taxes/save', {
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ body: { stateCode: 'TX', stateName: 'Texas', tax: 8.25 } }),
  }),
  post('/staff/taxes/delete/:id', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ url: '/api/staff/taxes/delete/4711', body: {} }),
  }),
  post('/staff/reviews/moderate', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { reviewId: 4711, hidden: true } }),
  }),
  { ...get('/api/staff/questions'), who: 'staff', answers: staffOnly() },
  post('/staff/questions/answer', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { questionId: 4711, answer: 'It does.' } }),
  }),
  post('/staff/questions/moderate', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { questionId: 4711, hidden: true } }),
  }),
  post('/staff/questions/moderateAnswer', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { answerId: 4711, hidden: true } }),
  }),
  post('/staff/messages/handle', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { contactId: 4711, handled: true } }),
  }),
  post('/staff/jobs/retry', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { jobId: '4711' } }),
  }),
  post('/staff/outbox/:id/resend', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ url: '/api/staff/outbox/4711/resend', body: {} }),
  }),
  {
    ...get('/api/staff/sales', () => ({ url: '/api/staff/sales?from=2026-01-01&to=2026-01-02' })),
    who: 'staff',
    answers: staffOnly(),
  },
  { ...get('/api/staff/members'), who: 'staff', answers: staffOnly() },
  post('/staff/invite', {
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ body: { email: 'new@example.com', firstName: 'New', role: 'SUPPORT' } }),
  }),
  {
    route: 'PUT /api/staff/members/:custId',
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ url: '/api/staff/members/4711', body: { role: 'OWNER' } }),
  },
  post('/staff/members/:custId/secondFactor/reset', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ url: '/api/staff/members/4711/secondFactor/reset', body: {} }),
  }),
  { ...get('/api/staff/roles'), who: 'staff', answers: staffOnly() },
  post('/staff/roles', {
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ body: { name: 'Night desk', permissions: ['orders.read'] } }),
    fresh: true,
  }),
  {
    route: 'PUT /api/staff/roles/:roleId',
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({
      url: '/api/staff/roles/4711',
      body: { name: 'Night desk', permissions: ['orders.read'] },
    }),
  },
  post('/staff/roles/:roleId/delete', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ url: '/api/staff/roles/4711/delete', body: {} }),
  }),
  { ...get('/api/staff/sessions'), who: 'staff', answers: staffOnly() },
  post('/staff/sessions/revoke', {
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ body: { publicHandle: 's_none' } }),
  }),
  post('/staff/sessions/revokeOthers', {
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ body: {} }),
  }),
  // About one's own session: customers learn that they have no role.
  { ...get('/api/staff/standing'), who: 'self', answers: signedIn() },
  post('/staff/secondFactor/give', {
    who: 'self',
    // Nothing is due.
    answers: signedIn(403),
    ask: () => ({ body: { code: '000000' } }),
  }),
  post('/staff/secondFactor/begin', {
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ body: {} }),
  }),
  ...['confirm', 'end'].map((step) =>
    post(`/staff/secondFactor/${step}`, {
      who: 'staff',
      answers: staffOnly(422),
      ask: () => ({ body: { code: '000000' } }),
    }),
  ),
  {
    ...get('/api/staff/history/:objectType/:objectId', () => ({
      url: '/api/staff/history/order/4711',
    })),
    who: 'staff',
    answers: staffOnly(),
  },
]
