import type { ProductWire } from '@mendwell/contract/catalog/catalog'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { CallProblem } from '../../api/calls/call.ts'
import { product as productQuery, relatedProducts } from '../../api/catalog/catalog.ts'
import { SectionState } from '../../components/lists/section-state.tsx'
import { Crumbs } from '../../components/places/crumbs.tsx'
import priceStyles from '../../components/price/price.module.css'
import { priceWords } from '../../components/price/shown-price.ts'
import { GridSkeleton } from '../../components/product/grid-skeleton.tsx'
import cardStyles from '../../components/product/product-card.module.css'
import gridStyles from '../../components/product/product-grid.module.css'
import { PageTitle } from '../../components/reading/page-title.tsx'
import { imageSources } from '../../lib/addresses/images.ts'
import { paths } from '../../lib/addresses/paths.ts'
import { goodsLanguage } from '../../lib/words/goods-language.ts'
import { t } from '../../lib/words/texts.ts'
import { Picture } from '../../ui/picture.tsx'
import { ProductMissing } from './detail/product-missing.tsx'
import styles from './products-page.module.css'
import { readId } from './read-id.ts'

/** Specification §2, Products list: the product of the URL and its relatives as plain cards. */
export function Component() {
  const { id } = useParams()
  const product = useQuery(productQuery(readId(id)))
  const { error } = product
  if (error instanceof CallProblem && error.problem.status === 404) return <ProductMissing />
  return (
    <div className="page">
      <Crumbs trail={[{ label: t('product.listTitle') }]} />
      <PageTitle title={t('product.listTitle')} />
      <div className={styles.list}>
        <SectionState query={product} skeleton={<GridSkeleton cards={4} />}>
          {(found) => <PlainCards product={found} />}
        </SectionState>
      </div>
    </div>
  )
}

function PlainCards({ product }: { product: ProductWire }) {
  const related = useQuery(relatedProducts(product.productId, product.categoryId, product.brandId))
  return (
    <ul className={gridStyles.grid}>
      {[product, ...(related.data?.productList ?? [])].map((one) => (
        <li key={one.productId}>
          <PlainCard product={one} />
        </li>
      ))}
    </ul>
  )
}

/** Image, name and unit price; a click on the card does nothing, its name is a link. */
function PlainCard({ product }: { product: ProductWire }) {
  return (
    <article className={cardStyles.card}>
      <div className={cardStyles.picture}>
        <Picture
          {...imageSources(product.imageUrl)}
          sizes="(max-width: 1020px) 50vw, 300px"
          alt=""
          width={400}
          height={400}
        />
      </div>
      <div className={cardStyles.content}>
        <h2 className={cardStyles.name}>
          <Link to={paths.product(product)} lang={goodsLanguage()}>
            {product.productName}
          </Link>
        </h2>
        <span className={`${priceStyles.price} tabular`}>
          {priceWords({ ...product, onlinePrice: product.unitPrice })}
        </span>
        {product.unitPrice > 0 && !product.quoteOnly && (
          <div className={priceStyles.line}>{t('product.unitPrice')}</div>
        )}
      </div>
    </article>
  )
}
