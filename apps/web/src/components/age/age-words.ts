import { t } from '../../lib/words/texts.ts'

/** The label of the checkbox; the age in years. */
export const ageWords = (needed: number | null) => ({
  confirm: t('cart.ageConfirm', { age: needed ?? '' }),
  missing: t('cart.ageMissing', { age: needed ?? '' }),
})
