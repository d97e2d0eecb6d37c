import { anyone, get, plain, post, type Row, staffOnly } from './row.ts'

const words = { subject: '', opening: '', closing: '' }
const text = { ...words, subjectEs: '', openingEs: '', closingEs: '' }
const trial = { mail: 'order_created', language: 'en', words }

export const mailTexts: Row[] = [
  {
    ...get('/media/logos/:idHash', () => ({ url: '/media/logos/4711-0123456789ab' })),
    answers: anyone(404),
  },
  { ...get('/api/staff/mailLogo'), who: 'staff', answers: staffOnly() },
  post('/staff/mailLogo/upload', {
    who: 'staff',
    answers: staffOnly(415),
    ask: () => ({ body: {} }),
  }),
  post('/staff/mailLogo/remove', { who: 'staff', answers: staffOnly(), ask: plain }),
  { ...get('/api/staff/mailTexts'), who: 'staff', answers: staffOnly() },
  {
    route: 'PUT /api/staff/mailTexts/:mail',
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ url: '/api/staff/mailTexts/order_created', body: { text } }),
  },
  post('/staff/mailTexts/preview', {
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ body: trial }),
  }),
  post('/staff/mailTexts/test', {
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ body: trial }),
  }),
]
