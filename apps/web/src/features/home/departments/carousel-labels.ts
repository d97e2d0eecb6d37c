import { t } from '../../../lib/words/texts.ts'

/** The words of a carousel's buttons in the current language. */
export const carouselLabels = () => ({
  pause: t('home.pause'),
  play: t('home.play'),
  previous: t('home.previous'),
  next: t('home.next'),
})
