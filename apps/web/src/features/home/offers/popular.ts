import { partOfPopular } from '../../../api/catalog/catalog.ts'
import { isForHome } from '../../../components/places/is-for-home.ts'
import { isForSale } from '../../../components/price/sale-refusal.ts'
import { PROMOS } from './promo-list.ts'

/** Enough products per department for the cards, the banners and the bundle. */
const ASKED = 96
/** Cards of popular products. */
const SHOWN = 8
/** The bundle: wound dressings, bandages, examination gloves. */
const SHELF = [140, 142, 78]

/** The query shared by the whole home page, and what each of its parts shows. */
export const popular = () =>
  partOfPopular(ASKED, 'home', (popularGoods) => {
    const goods = popularGoods.filter(isForSale)
    const firstOf = (categoryId: number) => goods.find((one) => one.categoryId === categoryId)
    return {
      cards: goods.filter(isForHome).slice(0, SHOWN),
      /** One per banner, in order. */
      promoted: PROMOS.map(({ categoryId }) => firstOf(categoryId) ?? null),
      bundled: SHELF.flatMap((categoryId) => firstOf(categoryId) ?? []),
    }
  })

/** How many products a full bundle has. */
export const BUNDLE_SIZE = SHELF.length
export const POPULAR_CARDS = SHOWN
