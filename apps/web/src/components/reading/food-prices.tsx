import { formatMoney, t } from '../../lib/words/texts.ts'
import type { TextKey } from '../../texts/en.ts'
import priceStyles from '../price/price.module.css'
import styles from './food-prices.module.css'

/** The kitchen's price list: fixed text, not products of the shop (Decisions §1). In dollars. */
const DISHES: readonly { name: TextKey; text: TextKey; dollars: number }[] = [
  { name: 'food.soup', text: 'food.soupText', dollars: 15 },
  { name: 'food.bowl', text: 'food.bowlText', dollars: 5 },
  { name: 'food.bread', text: 'food.breadText', dollars: 3 },
  { name: 'food.platter', text: 'food.platterText', dollars: 20 },
  { name: 'food.family', text: 'food.familyText', dollars: 25 },
]

/** Dish, description, price. */
export function FoodPrices() {
  return (
    <ul className={styles.dishes}>
      {DISHES.map(({ name, text, dollars }) => (
        <li key={name}>
          <div>
            <b className="strong">{t(name)}</b>
            <p className="small muted">{t(text)}</p>
          </div>
          <span className={`${priceStyles.price} tabular`}>
            {formatMoney(dollars).replace(/\.00$/, '')}
          </span>
        </li>
      ))}
    </ul>
  )
}
