import { toCents, toDollars } from '@mendwell/contract/wire/dollars'
import { useQuery } from '@tanstack/react-query'
import priceStyles from '../../../components/price/price.module.css'
import { formatMoney, t } from '../../../lib/words/texts.ts'
import { putInCart } from '../../../purchase/lines/put-in-cart.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { BUNDLE_SIZE, popular } from '../offers/popular.ts'
import { DealLine } from './deal-line.tsx'
import styles from './deals.module.css'

/** Three products used together, added to the cart in one step at their own prices. */
export function Bundle() {
  const { data } = useQuery(popular())
  const products = data?.bundled ?? []
  if (products.length < BUNDLE_SIZE) return null
  const together = products.reduce((cents, { onlinePrice }) => cents + toCents(onlinePrice), 0)
  return (
    <article className={styles.deal}>
      <div className={styles.body}>
        <span className={styles.kind}>{t('home.bundle')}</span>
        <h3>{t('home.bundleText')}</h3>
        <div className={styles.lines}>
          {products.map((product) => (
            <DealLine key={product.productId} product={product} />
          ))}
        </div>
        <div className={styles.last}>
          <div className={`row between ${styles.together}`}>
            <span className="muted small">{t('home.together')}</span>
            <span className={`${priceStyles.price} tabular`}>
              {formatMoney(toDollars(together))}
            </span>
          </div>
          <Button
            rank="secondary"
            wide
            onClick={() => {
              for (const product of products) putInCart(product)
            }}
          >
            {t('home.addAllThree')}
          </Button>
        </div>
      </div>
    </article>
  )
}
