import { t } from '../../../lib/words/texts.ts'

/** The labels of a carousel's buttons in the current language. */
export const carouselLabels = () => ({
  pause: t('home.pause'),
  play: t('home.play'),
  previous: t('home.previous'),
  next: t('home.next'),
})
