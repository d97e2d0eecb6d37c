import { anyone, contact, get, guest, post, type Row } from './row.ts'

export const shop: Row[] = [
  get('/api/config'),
  get('/api/openapi.json'),
  get('/healthz'),
  get('/readyz'),
  get('/api/country/findAll'),
  get('/api/stateProvince/findAllState'),
  get('/api/stateProvince/findAllByCountryId/:id', () => ({
    url: '/api/stateProvince/findAllByCountryId/840',
  })),
  get('/api/city/findAllByStateId/:id', () => ({ url: '/api/city/findAllByStateId/1' })),
  get('/api/postalCode/findByCode/:postalCode', () => ({
    url: '/api/postalCode/findByCode/78704',
  })),
  post('/addresses/check', {
    who: 'anyone',
    answers: anyone(),
    ask: () => ({
      body: {
        address: '1 Main St',
        country: 'United States',
        stateProvince: 'TX',
        city: 'Austin',
        postalCode: '78701',
      },
    }),
  }),
  get('/api/ezpztax/findAllTaxes'),
  get('/api/ezpztax/findAllTaxesByStateCode/:code', () => ({
    url: '/api/ezpztax/findAllTaxesByStateCode/TX',
  })),
  get('/api/newsTracker/findAll'),
  get('/api/storeHours/findAllStoreHours'),
  get('/api/customerTypes/findAllCustomerType'),
  post('/email/api/contactEmail', { who: 'anyone', answers: anyone(), ask: contact }),
  post('/api/contactEmail', { who: 'anyone', answers: anyone(), ask: contact }),
  post('/searchUse/opened', {
    who: 'anyone',
    answers: anyone(),
    ask: () => ({ body: { term: 'sugar strips' } }),
  }),
  post('/searchUse/report', {
    who: 'anyone',
    answers: anyone(),
    ask: () => ({ body: { term: 'sugar strips', reportKey: '4711'.repeat(8) } }),
  }),
  post('/contactEmail', { who: 'anyone', answers: anyone(), ask: contact }),
  post('/subscription/save', {
    who: 'anyone',
    answers: anyone(),
    ask: (_, who) => ({ body: { email: guest(who).email } }),
  }),
  post('/subscription/confirm', {
    who: 'anyone',
    // Whoever has the mailed link can read the mailbox, so the response names it.
    answers: anyone(409),
    ask: () => ({ body: { token: 'x'.repeat(43) } }),
  }),
  {
    route: 'GET /api/subscription/unsubscribe',
    who: 'anyone',
    // Redirects to the page with the button.
    answers: anyone(302),
    ask: ({ mailToken }) => ({ url: `/api/subscription/unsubscribe?t=${mailToken}` }),
  },
  post('/subscription/unsubscribe', {
    who: 'anyone',
    answers: anyone(),
    ask: ({ mailToken }) => ({ url: `/api/subscription/unsubscribe?t=${mailToken}`, body: {} }),
  }),
]
