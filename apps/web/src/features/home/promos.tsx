import type { ProductWire } from '@mendwell/contract/catalog'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { cutoutOf } from '../../lib/images.ts'
import { paths } from '../../lib/paths.ts'
import { t } from '../../lib/texts.ts'
import type { TextKey } from '../../texts/en.ts'
import { Picture } from '../../ui/picture.tsx'
import { popular } from './popular.ts'

interface Promo {
  percent: number
  /** Fixed shortcuts of the home page (Specification §2): shop/98, 85, 61 and 77. */
  categoryId: number
  tone: string
  text: TextKey
  link: TextKey
  shape: 'tall' | 'wide' | ''
}

/** Specification §9: 20 %, 30 %, 25 % and 25 % off the whole order. */
const PROMOS: readonly Promo[] = [
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

/**
 * Whole-order offers of the store. The cart does not apply them, so heading and every banner say where
 * they hold, and the links lead to the goods at the price that the cart charges (Decisions §2, online price).
 */
export function Promos() {
  const { data } = useQuery(popular())
  return (
    <section className="page sec" aria-labelledby="home-offers">
      <div className="head">
        <div>
          <h2 id="home-offers">{t('home.offers')}</h2>
          <p className="sm muted">{t('home.offersWhere')}</p>
        </div>
      </div>
      <ul className="promos">
        {PROMOS.map((promo) => (
          <li key={promo.categoryId} className={promo.shape}>
            <PromoBanner
              promo={promo}
              product={data?.productList.find(({ categoryId }) => categoryId === promo.categoryId)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface PromoBannerProps {
  promo: Promo
  /** Lends its picture. */
  product: ProductWire | undefined
}

function PromoBanner({ promo, product }: PromoBannerProps) {
  return (
    <Link
      className={`promo ${promo.shape}`}
      data-tone={promo.tone}
      to={paths.shop(promo.categoryId)}
    >
      <span className="pc">{t('home.promo.off', { percent: promo.percent })}</span>
      <span className="pw">{t('home.promo.wholeOrder')}</span>
      <span className="pt">{t(promo.text)}</span>
      <span className="go">{t(promo.link)}</span>
      {product && (
        <Picture src={`${cutoutOf(product.imageUrl)}?w=400`} alt="" width={400} height={400} />
      )}
    </Link>
  )
}
