import { get, post, type Row, staffOnly } from './row.ts'

const words = { subject: '', opening: '', closing: '' }
const text = { ...words, subjectEs: '', openingEs: '', closingEs: '' }
const trial = { mail: 'order_created', language: 'en', words }

export const mailTexts: Row[] = [
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
