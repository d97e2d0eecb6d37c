import { paths } from '../../lib/addresses/paths.ts'
import type { TextKey } from '../../texts/en.ts'

interface MenuLink {
  key: TextKey
  to: string
}

/** The links of the header (Specification §2), in the utility line of wide screens. */
export const UTILITY_LINKS: readonly MenuLink[] = [
  { key: 'common.home', to: paths.home },
  { key: 'shell.foodDelivery', to: paths.foodDelivery },
  { key: 'shell.surgery', to: paths.surgery },
  { key: 'shell.menu', to: paths.menu },
  { key: 'shell.aboutUs', to: paths.about },
  { key: 'shell.contactUs', to: paths.contact },
]

/** All of them, in the drawer of narrow screens. */
export const DRAWER_LINKS: readonly MenuLink[] = [
  { key: 'common.home', to: paths.home },
  { key: 'shell.order', to: paths.shop(1) },
  { key: 'shell.needs', to: paths.needs },
  { key: 'shell.quickOrder', to: paths.quickOrder },
  { key: 'shell.blogs', to: paths.blogs },
  { key: 'shell.foodDelivery', to: paths.foodDelivery },
  { key: 'shell.surgery', to: paths.surgery },
  { key: 'shell.menu', to: paths.menu },
  { key: 'shell.aboutUs', to: paths.about },
  { key: 'shell.contactUs', to: paths.contact },
  { key: 'shell.returns', to: paths.returnPolicy },
]

export const FOOTER_COLUMNS: readonly { heading: TextKey; links: readonly MenuLink[] }[] = [
  {
    heading: 'shell.shop',
    links: [
      { key: 'shell.allDepartments', to: paths.departments },
      { key: 'shell.needs', to: paths.needs },
      { key: 'shell.quickOrder', to: paths.quickOrder },
      { key: 'shell.popular', to: paths.shop(-1) },
      { key: 'shell.deals', to: paths.deals },
      { key: 'shell.giftCards', to: paths.giftCards },
      { key: 'shell.brands', to: paths.brands },
    ],
  },
  {
    heading: 'shell.help',
    links: [
      { key: 'shell.contactUs', to: paths.contact },
      { key: 'shell.shipping', to: paths.faqAbout('shipping') },
      { key: 'shell.returns', to: paths.returnPolicy },
      { key: 'shell.trackOrder', to: paths.trackOrder },
    ],
  },
  {
    heading: 'shell.mendwell',
    links: [
      { key: 'shell.aboutUs', to: paths.about },
      { key: 'shell.blogs', to: paths.blogs },
      { key: 'shell.surgery', to: paths.surgery },
      { key: 'shell.faq', to: paths.faq },
    ],
  },
  {
    heading: 'shell.legal',
    links: [
      { key: 'shell.legal.privacy', to: paths.legal('privacy') },
      { key: 'shell.legal.health', to: paths.legal('health-data') },
      { key: 'shell.legal.terms', to: paths.legal('terms') },
      { key: 'shell.legal.shipping', to: paths.legal('shipping') },
      { key: 'shell.legal.prescriptions', to: paths.legal('prescriptions') },
      { key: 'shell.legal.accessibility', to: paths.legal('accessibility') },
      { key: 'shell.legal.recalls', to: paths.legal('recalls') },
    ],
  },
  {
    heading: 'shell.kitchen',
    links: [
      { key: 'shell.foodDelivery', to: paths.foodDelivery },
      { key: 'shell.groceryDelivery', to: paths.groceryDelivery },
      { key: 'shell.menu', to: paths.menu },
      { key: 'shell.qurbani', to: paths.qurbani },
    ],
  },
]
