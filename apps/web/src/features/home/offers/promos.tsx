import type { ProductWire } from '@mendwell/contract/catalog/catalog'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import promoStyles from '../../../components/reading/promo.module.css'
import { cutoutOf } from '../../../lib/addresses/images.ts'
import { paths } from '../../../lib/addresses/paths.ts'
import { t } from '../../../lib/words/texts.ts'
import { Picture } from '../../../ui/picture.tsx'
import { popular } from './popular.ts'
import { PROMOS, type Promo } from './promo-list.ts'
import styles from './promos.module.css'

/**
 * Whole-order offers of the store. The cart does not apply them, so heading and every banner say where they are valid,
 * and the links lead to the products at the price the cart charges (Decisions §2, online price).
 */
export function Promos() {
  const { data } = useQuery(popular())
  return (
    <section className="page section" aria-labelledby="home-offers">
      <div className="head">
        <div>
          <h2 id="home-offers">{t('home.offers')}</h2>
          <p className="small muted">{t('home.offersWhere')}</p>
        </div>
      </div>
      <ul className={styles.promos}>
        {PROMOS.map((promo, place) => (
          <li key={promo.categoryId} className={promo.shape ? styles[promo.shape] : undefined}>
            <PromoBanner promo={promo} product={data?.promoted[place]} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface PromoBannerProps {
  promo: Promo
  /** The product whose picture is used. */
  product: ProductWire | null | undefined
}

function PromoBanner({ promo, product }: PromoBannerProps) {
  return (
    <Link
      className={clsx(promoStyles.promo, promo.shape && promoStyles[promo.shape])}
      data-tone={promo.tone}
      to={paths.shop(promo.categoryId)}
    >
      <span className={promoStyles.percent}>{t('home.promo.off', { percent: promo.percent })}</span>
      <span className={promoStyles.words}>{t('home.promo.wholeOrder')}</span>
      <span className={promoStyles.more}>{t(promo.text)}</span>
      <span className={promoStyles.action}>{t(promo.link)}</span>
      {product && (
        <Picture src={`${cutoutOf(product.imageUrl)}?w=400`} alt="" width={400} height={400} />
      )}
    </Link>
  )
}
