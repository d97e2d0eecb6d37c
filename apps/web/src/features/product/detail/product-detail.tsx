import type { ProductWire, ProductWithImageWire } from '@mendwell/contract/catalog/catalog'
import { STORE_BRAND_ID } from '@mendwell/domain/orders/limits'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { reviewsOf } from '../../../api/catalog/reviews.ts'
import { CompareChoice } from '../../../components/compare/compare-choice.tsx'
import { Crumbs } from '../../../components/places/crumbs.tsx'
import { shownPrice } from '../../../components/price/shown-price.ts'
import { PageTitle } from '../../../components/reading/page-title.tsx'
import { paths } from '../../../lib/addresses/paths.ts'
import { departmentLabel } from '../../../lib/words/department-label.ts'
import { goodsLanguage } from '../../../lib/words/goods-language.ts'
import { formatMoney, plural, t, translateWord } from '../../../lib/words/texts.ts'
import { Stars } from '../../../ui/stars.tsx'
import { Assurances } from '../buying/assurances.tsx'
import { BuyBox } from '../buying/buy-box.tsx'
import { ProductFit } from '../devices/product-fit.tsx'
import type { Family } from '../family/family.ts'
import { FamilyChoice } from '../family/family-choice.tsx'
import { Gallery } from '../gallery/gallery.tsx'
import { RecentlyViewed } from '../related/recently-viewed.tsx'
import { RelatedProducts } from '../related/related-products.tsx'
import { SizeFinder } from '../sizing/size-finder.tsx'
import { ProductTabs, type TabName } from '../tabs/product-tabs.tsx'
import styles from './product-detail.module.css'

interface ProductDetailProps {
  product: ProductWithImageWire
  /** The family it belongs to; null if it comes in only one variant. */
  family: Family | null
  /** The product of the URL: another one of the family while it is loading. */
  productId: number
}

/** What is read before buying: text of 18 px, small print of 17 and 16 (ux §3.49). */
const READABLE = { '--t-xs': '1rem', '--t-sm': '1.0625rem', fontSize: '1.125rem' }

/** The whole product page; one page for all members of a family. */
export function ProductDetail({ product, family, productId }: ProductDetailProps) {
  const [search] = useSearchParams()
  const [tab, setTab] = useState<TabName>(search.has('review') ? 'reviews' : 'description')
  const tabs = useRef<HTMLElement>(null)
  const isComing = product.productId !== productId
  const show = (name: TabName) => {
    setTab(name)
    tabs.current?.scrollIntoView()
  }
  return (
    <>
      <Crumbs
        trail={[
          { label: departmentLabel(product.category), to: paths.category(product.category) },
          {
            label: translateWord(product.subCategory),
            to: paths.shop(product.categoryId, product.subCategory),
          },
          { label: product.productName },
        ]}
      />
      <div className={styles.columns} style={READABLE}>
        <ProductHead product={product} family={family} onShow={show} />
        <div className={styles.pictures}>
          <Gallery key={product.productId} product={product} />
        </div>
        <div className={styles.buying}>
          {family && <FamilyChoice {...{ family, productId, product }} />}
          <SizeFinder {...{ productId, family }} />
          <ProductFit productId={productId} />
          {/* No one buys the previously chosen size by mistake. */}
          <div {...{ inert: isComing, 'aria-busy': isComing }}>
            <BuyBox product={product} />
          </div>
          <div className={styles.compare}>
            <CompareChoice product={product} />
          </div>
          <Assurances product={product} />
        </div>
      </div>
      <section ref={tabs} className="section" style={READABLE} aria-label={t('product.about')}>
        <ProductTabs
          product={product}
          rating={family?.rating ?? product.rating}
          tab={tab}
          onTab={setTab}
        />
      </section>
      <RelatedProducts product={product} family={family} />
      <RecentlyViewed productId={product.productId} />
    </>
  )
}

interface ProductHeadProps {
  product: ProductWire
  family: Family | null
  onShow: (tab: TabName) => void
}

/** Brand, name, stars and item number. */
function ProductHead({ product, family, onShow }: ProductHeadProps) {
  // Once the reviews have loaded, their stars are newer than the product's.
  const rating =
    useQuery({ ...reviewsOf(product.productId), enabled: false }).data?.summary ??
    family?.rating ??
    product.rating
  const toReviews = () => onShow('reviews')
  return (
    <div className={styles.head}>
      <p className={`small ${styles.maker}`}>
        <Link to={paths.brand(product.brandId ?? STORE_BRAND_ID, product.brandName)}>
          {product.brandName}
        </Link>
      </p>
      <PageTitle title={product.productName} place={family?.familyKey} lang={goodsLanguage()} />
      <div className={`row ${styles.facts}`}>
        {rating && rating.count > 0 ? (
          <button type="button" className={styles.toReviews} onClick={toReviews}>
            <Stars
              average={rating.average ?? 0}
              label={t('common.stars', { average: rating.average?.toFixed(1) ?? '' })}
            />
            <span className={styles.small}>{plural('product.reviewCount', rating.count)}</span>
          </button>
        ) : (
          <button
            type="button"
            className={`${styles.toReviews} ${styles.small}`}
            onClick={toReviews}
          >
            {t('product.noReviewsYet')}
          </button>
        )}
        {/* Without script, they are on their own page. */}
        <Link
          className={`${styles.toReviews} ${styles.small}`}
          to={paths.questions(product)}
          onClick={(event) => {
            event.preventDefault()
            onShow('questions')
          }}
        >
          {t('product.questionsTab')}
        </Link>
        {/* The box below says so, with the reason. */}
        {product.onlinePrice > 0 && !product.quoteOnly && (
          <span
            className={`${styles.phonePrice} tabular strong`}
            data-price={formatMoney(shownPrice(product).price)}
            aria-hidden="true"
          />
        )}
        <span className="tiny muted tabular">{t('product.skuIs', { sku: product.sku })}</span>
      </div>
    </div>
  )
}
