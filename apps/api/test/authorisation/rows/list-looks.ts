import { get, post, type Row, staffOnly } from './row.ts'

const VIEW = { name: 'To pack', search: 'status=NEW' }

export const listLooks: Row[] = [
  {
    ...get('/api/staff/listLooks/:list', () => ({ url: '/api/staff/listLooks/orders' })),
    who: 'staff',
    answers: staffOnly(),
  },
  {
    route: 'PUT /api/staff/listLooks/:list',
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ url: '/api/staff/listLooks/orders', body: { saveViews: [VIEW] } }),
  },
  {
    route: 'PUT /api/staff/listLooks/:list/shared',
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ url: '/api/staff/listLooks/orders/shared', body: VIEW }),
  },
  post('/staff/listLooks/:list/unshare', {
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ url: '/api/staff/listLooks/orders/unshare', body: { name: 'none' } }),
  }),
]
