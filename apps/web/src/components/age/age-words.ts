import { t } from '../../lib/words/texts.ts'

/** What the box says that a buyer ticks; the age in years. */
export const ageWords = (needed: number | null) => ({
  confirm: t('cart.ageConfirm', { age: needed ?? '' }),
  missing: t('cart.ageMissing', { age: needed ?? '' }),
})
