import { get, post, type Row, staffOnly } from './row.ts'

const TEXT = { subject: 'News', subjectEs: 'Noticias', body: 'Hello', bodyEs: 'Hola' }
const TRIAL = { language: 'en', subject: 'News', body: 'Hello' }

export const newsletters: Row[] = [
  { ...get('/api/staff/newsletters'), who: 'staff', answers: staffOnly() },
  {
    ...get('/api/staff/newsletters/:id', () => ({ url: '/api/staff/newsletters/4711' })),
    who: 'staff',
    answers: staffOnly(404),
  },
  post('/staff/newsletters/save', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { newsletterId: 4711, text: TEXT } }),
  }),
  post('/staff/newsletters/preview', {
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ body: TRIAL }),
  }),
  post('/staff/newsletters/test', {
    who: 'staff',
    answers: staffOnly(),
    ask: () => ({ body: TRIAL }),
  }),
  post('/staff/newsletters/send', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { newsletterId: 4711, text: TEXT, sendAt: null } }),
  }),
  ...['remove', 'stop', 'continue'].map((verb) =>
    post(`/staff/newsletters/${verb}`, {
      who: 'staff',
      answers: staffOnly(404),
      ask: () => ({ body: { newsletterId: 4711 } }),
    }),
  ),
  post('/staff/subscribers/bounce', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { subscriptionId: 4711, bounced: true } }),
  }),
]
