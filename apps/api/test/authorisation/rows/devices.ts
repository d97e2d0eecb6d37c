import { get, post, type Row, staffOnly } from './row.ts'

const statement = { fits: true, reason: 'STAFF', sure: 3, note: null, noteEs: null }

/** Devices in the back office. */
export const devices: Row[] = [
  {
    ...get('/api/staff/devices/:deviceKey', () => ({ url: '/api/staff/devices/no-such' })),
    who: 'staff',
    answers: staffOnly(404),
  },
  post('/staff/devices/save', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { deviceKey: 'no-such', name: 'Meter', kind: 'OTHER', skus: [] } }),
  }),
  post('/staff/devices/:deviceKey/delete', {
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ url: '/api/staff/devices/no-such/delete', body: {} }),
  }),
  post('/staff/devices/:deviceKey/fits', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ url: '/api/staff/devices/no-such/fits', body: { sku: 'MW-1', statement } }),
  }),
  {
    route: 'PUT /api/staff/devices/:deviceKey/fits/:productId',
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ url: '/api/staff/devices/no-such/fits/4711', body: statement }),
  },
  post('/staff/devices/:deviceKey/fits/:productId/delete', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ url: '/api/staff/devices/no-such/fits/4711/delete', body: {} }),
  }),
]
