import { paths } from '../../../lib/addresses/paths.ts'
import type { Slide } from './hero.tsx'

/** The big pictures of the medical homes. */
export const MEDICAL_SLIDES: readonly Slide[] = [
  {
    scene: 'hero',
    title: 'home.hero.title',
    text: 'home.hero.text',
    action: 'home.hero.action',
    to: paths.shop(-1),
  },
  {
    scene: 'hero-family',
    title: 'home.heroFamily.title',
    text: 'home.heroFamily.text',
    action: 'home.heroFamily.action',
    to: paths.category('InfantCare'),
  },
  {
    scene: 'hero-clinic',
    title: 'home.heroClinic.title',
    text: 'home.heroClinic.text',
    action: 'home.heroClinic.action',
    to: paths.category('Diagnostics'),
  },
]

/** The two pictures of the grocery home (Specification §2, Home). */
export const GROCERY_SLIDES: readonly Slide[] = [
  {
    scene: 'kitchen',
    title: 'kitchen.heroKitchen',
    text: 'kitchen.heroKitchenText',
    action: 'kitchen.heroKitchenAction',
    to: paths.menu,
    framed: true,
  },
  {
    scene: 'meat',
    title: 'kitchen.heroMeat',
    text: 'kitchen.heroMeatText',
    action: 'kitchen.heroMeatAction',
    to: paths.category('MEAT'),
    framed: true,
  },
]
