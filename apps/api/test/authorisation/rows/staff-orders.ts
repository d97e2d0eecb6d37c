import { anyone, get, guest, line, post, type Row, staffOnly } from './row.ts'

/** Orders, returns and customers in the back office. */
export const staffScreens: Row[] = [
  post('/staff/kinds/saleClass', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { kindKey: 'none', saleClass: 'OPEN', reason: 'It is open.' } }),
  }),
  post('/staff/kinds/confirm', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { rows: [{ productId: 4711, kindKey: 'none' }] } }),
  }),
  post('/staff/quotes/answer', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { requestId: 4711, answer: 'It costs $10.' } }),
  }),
  post('/staff/quotes/move', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { requestId: 4711, closed: true } }),
  }),
  post('/staff/pageChecks/approve', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({
      body: {
        pageKey: 'legal/no-such',
        textHash: 'none',
        approvedBy: 'Ada Quill',
        approvedRole: 'Attorney',
        approvedOn: '2026-01-15',
      },
    }),
  }),
  post('/staff/pageChecks/withdraw', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { pageKey: 'legal/no-such' } }),
  }),
  post('/staff/clinics/decide', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { clinicId: 4711, status: 'VERIFIED' } }),
  }),
  {
    ...get('/api/staff/clinics/:clinicId/document', () => ({
      url: '/api/staff/clinics/4711/document',
    })),
    who: 'staff',
    answers: staffOnly(404),
  },
  ...[
    ['/api/staff/reports/sales', '?from=2026-01-01&to=2026-01-02'],
    ['/api/staff/reports/sales.csv', '?from=2026-01-01&to=2026-01-02'],
    ['/api/staff/reports/refunds', '?from=2026-01-01&to=2026-01-02'],
    ['/api/staff/reports/refunds.csv', '?from=2026-01-01&to=2026-01-02'],
    ['/api/staff/reports/taxes', '?from=2026-01-01&to=2026-01-02'],
    ['/api/staff/reports/taxes.csv', '?from=2026-01-01&to=2026-01-02'],
    ['/api/staff/reports/journal', '?from=2026-01-01&to=2026-01-02'],
    ['/api/staff/reports/journal.csv', '?from=2026-01-01&to=2026-01-02'],
    ['/api/staff/carts/reminders', ''],
    ['/api/staff/reports/visits', '?from=2026-01-01&to=2026-01-02'],
    ['/api/staff/reports/visits.csv', '?from=2026-01-01&to=2026-01-02'],
    ['/api/staff/reports/stock', ''],
    ['/api/staff/reports/stock.csv', ''],
    ['/api/staff/reports/searches', ''],
    ['/api/staff/reports/searches.csv', ''],
    ['/api/staff/reports/breakdown', '?from=2026-01-01&to=2026-01-02&by=brand'],
    ['/api/staff/reports/breakdown.csv', '?from=2026-01-01&to=2026-01-02&by=brand'],
    ['/api/staff/orders', ''],
    ['/api/staff/orders.csv', ''],
    ['/api/staff/orders/packing-documents', '?orderIds=4711'],
    ['/api/staff/orders/packing-documents.pdf', '?orderIds=4711&document=pick-list'],
    ['/api/staff/returns', ''],
    ['/api/staff/customers', ''],
    ['/api/staff/customers.csv', ''],
    ['/api/staff/clinics', ''],
    ['/api/staff/pageChecks', ''],
    ['/api/staff/quotes', ''],
  ].map(
    ([route = '', query]): Row => ({
      ...get(route, () => ({ url: `${route}${query}` })),
      who: 'staff',
      answers: staffOnly(),
    }),
  ),
  {
    ...get('/api/staff/orders/:orderId', ({ orderId }) => ({
      url: `/api/staff/orders/${orderId}`,
    })),
    who: 'staff',
    answers: staffOnly(),
  },
  {
    ...get('/api/staff/products/:productId/backInStock', ({ productId }) => ({
      url: `/api/staff/products/${productId}/backInStock`,
    })),
    who: 'staff',
    answers: staffOnly(),
  },
  post('/staff/orders/move', {
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ body: { orderIds: [4711], status: 'PRINTED' } }),
  }),
  post('/staff/orders/:orderId/payment', {
    who: 'staff',
    answers: staffOnly(),
    fresh: true,
    ask: ({ orderId }) => ({
      url: `/api/staff/orders/${orderId}/payment`,
      body: { method: 'CASH', receivedOn: '2026-01-15' },
    }),
  }),
  post('/staff/orders/cancelQuote', {
    who: 'staff',
    answers: staffOnly(),
    ask: ({ orderId }) => ({ body: { orderIds: [orderId] } }),
  }),
  post('/staff/orders/:orderId/refundQuote', {
    who: 'staff',
    answers: staffOnly(),
    ask: ({ orderId }) => ({
      url: `/api/staff/orders/${orderId}/refundQuote`,
      body: { items: [] },
    }),
  }),
  post('/staff/orders/:orderId/notes', {
    who: 'staff',
    answers: staffOnly(),
    ask: ({ orderId }) => ({
      url: `/api/staff/orders/${orderId}/notes`,
      body: { note: 'Rings twice.' },
    }),
  }),
  {
    route: 'PUT /api/staff/orders/:orderId/address',
    who: 'staff',
    // Ada picks hers up in the store.
    answers: staffOnly(409),
    ask: ({ orderId }) => ({
      url: `/api/staff/orders/${orderId}/address`,
      body: {
        address: '12 Main Street',
        country: 'United States',
        stateProvince: 'TX',
        city: 'Austin',
        postalCode: '78701',
      },
    }),
  },
  post('/staff/orders/:orderId/mails/:outboxId/resend', {
    who: 'staff',
    answers: staffOnly(404),
    ask: ({ orderId }) => ({ url: `/api/staff/orders/${orderId}/mails/4711/resend` }),
  }),
  post('/staff/orders/:orderId/editQuote', {
    who: 'staff',
    answers: staffOnly(),
    fresh: true,
    ask: ({ orderId }) => ({
      url: `/api/staff/orders/${orderId}/editQuote`,
      body: { lines: [], added: [] },
    }),
  }),
  post('/staff/orders/:orderId/edits', {
    who: 'staff',
    // It changes nothing.
    answers: staffOnly(409),
    fresh: true,
    ask: ({ orderId }) => ({
      url: `/api/staff/orders/${orderId}/edits`,
      body: {
        lines: [],
        added: [],
        reason: 'Asked',
        agreed: { total: 1, refund: 0, addition: 0, lastEditId: 0 },
      },
    }),
  }),
  post('/staff/orders/:orderId/replacements', {
    who: 'staff',
    // It is unpaid.
    answers: staffOnly(409),
    fresh: true,
    ask: ({ orderId }) => ({
      url: `/api/staff/orders/${orderId}/replacements`,
      body: { items: [{ orderItemId: 4711, quantity: 1 }], reason: 'LOST' },
    }),
  }),
  post('/staff/orders/phoneQuote', {
    who: 'staff',
    answers: staffOnly(),
    ask: (world) => ({
      body: { orderItems: line(world), discount: { type: 'PERCENT_OFF', percent: 5 } },
    }),
  }),
  post('/staff/orders/phone', {
    who: 'staff',
    answers: staffOnly(),
    ask: (world, who) => ({ body: { orders: {}, orderItems: line(world), customer: guest(who) } }),
  }),
  post('/orders/open', {
    who: 'anyone',
    answers: anyone(409),
    ask: () => ({ body: { token: 'x'.repeat(43) } }),
  }),
  {
    ...get('/api/staff/customers/:custId', ({ adaId }) => ({
      url: `/api/staff/customers/${adaId}`,
    })),
    who: 'staff',
    answers: staffOnly(),
  },
  {
    ...get('/api/staff/customers/:custId/export', ({ adaId }) => ({
      url: `/api/staff/customers/${adaId}/export`,
    })),
    who: 'staff',
    answers: staffOnly(),
  },
  {
    route: 'PUT /api/staff/customers/:custId',
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({
      url: '/api/staff/customers/4711',
      body: { details: { firstName: 'Ada', lastName: 'Byron', note: '', tags: [] } },
    }),
  },
  post('/staff/customers/:custId/claimLink', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ url: '/api/staff/customers/4711/claimLink' }),
  }),
  post('/staff/customers/merge', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({
      body: { fromCustId: 4711, intoCustId: 4712, confirmEmail: 'nobody@example.com' },
    }),
  }),
  post('/staff/customers/:custId/erase', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({
      url: '/api/staff/customers/4711/erase',
      body: { confirmEmail: 'nobody@example.com' },
    }),
  }),
]
