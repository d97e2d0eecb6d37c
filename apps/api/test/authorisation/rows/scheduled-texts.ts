import { get, post, type Row, staffOnly } from './row.ts'

const BANNER = {
  heading: 'Flu season',
  headingEs: 'Temporada de gripe',
  sentence: 'Masks are here.',
  sentenceEs: 'Llegaron las mascarillas.',
  link: '',
  linkLabel: '',
  linkLabelEs: '',
  showsFrom: null,
  showsUntil: null,
}

export const scheduledTexts: Row[] = [
  get('/api/home/banner'),
  { ...get('/api/staff/schedule'), who: 'staff', answers: staffOnly() },
  { ...get('/api/staff/news'), who: 'staff', answers: staffOnly() },
  { ...get('/api/staff/banners'), who: 'staff', answers: staffOnly() },
  post('/staff/banners/save', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { bannerId: 4711, banner: BANNER } }),
  }),
  post('/staff/banners/remove', {
    who: 'staff',
    answers: staffOnly(404),
    ask: () => ({ body: { bannerId: 4711 } }),
  }),
]
