import { anyone, get, post, type Row, staffOnly } from './row.ts'

const token = 'x'.repeat(43)
const updatedAt = '2026-11-26T12:00:00.000Z'
const facts = {
  recallClass: 'II',
  title: 'Test strips',
  firm: 'Example Diagnostics, Inc.',
  reason: 'They may read low.',
  initiatedOn: null,
}

export const recalls: Row[] = [
  get('/api/recalls'),
  get('/api/recalls/product/:productId', ({ productId }) => ({
    url: `/api/recalls/product/${productId}`,
  })),
  // A token that opens nothing.
  post('/recalls/notice', {
    who: 'anyone',
    answers: anyone(409),
    ask: () => ({ body: { token } }),
  }),
  post('/recalls/notice/answer', {
    who: 'anyone',
    answers: anyone(409),
    ask: () => ({ body: { token, answer: 'USED' } }),
  }),
  { ...get('/api/staff/recalls'), who: 'staff', answers: staffOnly() },
  post('/staff/recalls', {
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ body: { ...facts, codeInfo: 'Lot A' } }),
  }),
  { ...get('/api/staff/recalls/feed'), who: 'staff', answers: staffOnly() },
  // No address is set.
  post('/staff/recalls/feed', { who: 'staff', answers: staffOnly(409), ask: () => ({}) }),
  post('/staff/recalls/upload', { who: 'staff', answers: staffOnly(415), ask: () => ({}) }),
  {
    ...get('/api/staff/recalls/:recallId', () => ({ url: '/api/staff/recalls/4711' })),
    who: 'staff',
    answers: staffOnly(404),
  },
  {
    route: 'PUT /api/staff/recalls/:recallId',
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({
      url: '/api/staff/recalls/4711',
      body: {
        ...facts,
        instructions: '',
        instructionsEs: '',
        remedy: 'REFUND',
        soldFrom: null,
        soldUntil: null,
        products: [],
        updatedAt,
      },
    }),
  },
  post('/staff/recalls/:recallId/confirm', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ url: '/api/staff/recalls/4711/confirm', body: { lots: [], updatedAt } }),
  }),
  ...['reject', 'close', 'holds/:holdId/lift'].map((step) =>
    post(`/staff/recalls/:recallId/${step}`, {
      who: 'staff',
      answers: staffOnly(404),
      ask: () => ({
        url: `/api/staff/recalls/4711/${step.replace(':holdId', '4711')}`,
        body: { note: 'Not ours' },
      }),
    }),
  ),
  ...['buyers', 'buyers.csv'].map((list) => ({
    ...get(`/api/staff/recalls/:recallId/${list}`, () => ({
      url: `/api/staff/recalls/4711/${list}`,
    })),
    who: 'staff' as const,
    answers: staffOnly(404),
  })),
  post('/staff/recalls/:recallId/remind', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ url: '/api/staff/recalls/4711/remind' }),
  }),
]
