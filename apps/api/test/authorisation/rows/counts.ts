import { get, post, type Row, staffOnly } from './row.ts'

export const counts: Row[] = [
  { ...get('/api/staff/counts'), who: 'staff', answers: staffOnly() },
  { ...get('/api/staff/counts/suppliers'), who: 'staff', answers: staffOnly() },
  {
    ...get('/api/staff/counts/:countId', () => ({ url: '/api/staff/counts/4711' })),
    who: 'staff',
    answers: staffOnly(404),
  },
  post('/staff/counts', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { categoryId: 4711, isByLot: false, isBlind: false } }),
  }),
  {
    route: 'PUT /api/staff/counts/:countId/lines/:lineId',
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ url: '/api/staff/counts/4711/lines/4711', body: { counted: 1 } }),
  },
  post('/staff/counts/:countId/book', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({
      url: '/api/staff/counts/4711/book',
      body: { reason: null, reasons: [], leavesOutUncounted: false },
    }),
  }),
  post('/staff/counts/:countId/cancel', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ url: '/api/staff/counts/4711/cancel' }),
  }),
]
