import { toCents, toDollars } from '@mendwell/contract/dollars'
import { useQuery } from '@tanstack/react-query'
import priceStyles from '../../components/price.module.css'
import { putInCart } from '../../components/put-in-cart.ts'
import { formatMoney, t } from '../../lib/texts.ts'
import { Button } from '../../ui/button.tsx'
import { DealLine } from './deal-line.tsx'
import styles from './deals.module.css'
import { BUNDLE_SIZE, popular } from './popular.ts'

/** Three things that are used together, put in the cart in one step at their own prices. */
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
