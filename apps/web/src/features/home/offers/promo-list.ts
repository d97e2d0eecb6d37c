import type { TextKey } from '../../../texts/en.ts'

export interface Promo {
  percent: number
  /** Fixed shortcuts of the home page (Specification §2): shop/98, 85, 61 and 77. */
  categoryId: number
  tone: string
  text: TextKey
  link: TextKey
  shape: 'tall' | 'wide' | ''
}

/** Specification §9: 20 %, 30 %, 25 % and 25 % off the whole order. */
export const PROMOS: readonly Promo[] = [
  {
    percent: 30,
    categoryId: 98,
    tone: 'MOBILITY',
    text: 'home.promo.mobility',
    link: 'home.promo.mobilityLink',
    shape: 'tall',
  },
  {
    percent: 20,
    categoryId: 85,
    tone: 'Breast Pump',
    text: 'home.promo.pumps',
    link: 'home.promo.pumpsLink',
    shape: '',
  },
  {
    percent: 25,
    categoryId: 61,
    tone: 'Diabetes',
    text: 'home.promo.diabetes',
    link: 'home.promo.diabetesLink',
    shape: '',
  },
  {
    percent: 25,
    categoryId: 77,
    tone: 'Protective Equipment',
    text: 'home.promo.masks',
    link: 'home.promo.masksLink',
    shape: 'wide',
  },
]
