import type { ProductWire } from '@mendwell/contract/catalog/catalog'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { onSale } from '../../../api/catalog/catalog.ts'
import { SectionState } from '../../../components/lists/section-state.tsx'
import { isForHome } from '../../../components/places/is-for-home.ts'
import { SalePrice } from '../../../components/price/price.tsx'
import { isForSale } from '../../../components/price/sale-refusal.ts'
import { imageSources } from '../../../lib/addresses/images.ts'
import { paths } from '../../../lib/addresses/paths.ts'
import { goodsLanguage } from '../../../lib/words/goods-language.ts'
import { t } from '../../../lib/words/texts.ts'
import { putInCart } from '../../../purchase/lines/put-in-cart.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import skeletonStyles from '../../../ui/skeleton.module.css'
import { Bundle } from './bundle.tsx'
import { DealLine } from './deal-line.tsx'
import styles from './deals.module.css'
import { dealsOfDay } from './deals-of-day.ts'

/** Enough categories for a week. */
const ASKED = 100

/** The query for the products on sale today. */
export const deals = () =>
  onSale(ASKED, 'deals', (goods) =>
    dealsOfDay(goods.filter(isForHome).filter(isForSale), new Date()),
  )

/** Deal of the day, a bundle and flash deals, all at the prices the cart charges. */
export function Deals() {
  const found = useQuery(deals())
  return (
    <section className="page section" aria-labelledby="home-deals">
      <div className="head">
        <h2 id="home-deals">{t('home.deals')}</h2>
        <Link to={paths.deals}>{t('home.allDeals')}</Link>
      </div>
      <SectionState
        query={found}
        skeleton={<DealsSkeleton />}
        isEmpty={({ dealOfTheDay }) => !dealOfTheDay}
        empty={<p className="muted">{t('home.noDeals')}</p>}
      >
        {(found) => <DealCards deals={found} />}
      </SectionState>
    </section>
  )
}

function DealCards({ deals: { dealOfTheDay, flash } }: { deals: ReturnType<typeof dealsOfDay> }) {
  return (
    <div className={styles.deals}>
      {dealOfTheDay && <DealOfTheDay product={dealOfTheDay} />}
      <Bundle />
      <article className={styles.deal}>
        <div className={styles.body}>
          <span className={styles.kind}>{t('home.flash')}</span>
          <h3>{t('home.flashText')}</h3>
          <div className={styles.lines}>
            {flash.map((product) => (
              <DealLine key={product.productId} product={product} />
            ))}
          </div>
        </div>
      </article>
    </div>
  )
}

function DealOfTheDay({ product }: { product: ProductWire }) {
  return (
    <article className={styles.deal}>
      <Link className={styles.picture} to={paths.product(product)} tabIndex={-1} aria-hidden="true">
        <Picture
          {...imageSources(product.imageUrl)}
          sizes="(max-width: 1020px) 100vw, 480px"
          alt=""
          width={800}
          height={800}
        />
      </Link>
      <div className={styles.body}>
        <span className={styles.kind}>{t('home.dealOfTheDay')}</span>
        <h3>
          <Link className="plain" to={paths.product(product)} lang={goodsLanguage()}>
            {product.productName}
          </Link>
        </h3>
        <div className={styles.cost}>
          <SalePrice product={product} />
        </div>
        <div className={styles.last}>
          <Button icon="shopping-cart" wide onClick={() => putInCart(product)}>
            {t('common.addToCart')}
            <span className="visually-hidden" lang={goodsLanguage()}>
              : {product.productName}
            </span>
          </Button>
        </div>
      </div>
    </article>
  )
}

function DealsSkeleton() {
  return (
    <div className={styles.deals}>
      <div className={skeletonStyles.deal} />
      <div className={skeletonStyles.deal} />
      <div className={skeletonStyles.deal} />
    </div>
  )
}
