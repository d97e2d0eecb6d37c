import type { ProductWire } from '@mendwell/contract/catalog'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { CallProblem } from '../../api/call.ts'
import { product as productQuery, relatedProducts } from '../../api/catalog.ts'
import { Crumbs } from '../../components/crumbs.tsx'
import { GridSkeleton } from '../../components/grid-skeleton.tsx'
import { PageTitle } from '../../components/page-title.tsx'
import priceStyles from '../../components/price.module.css'
import cardStyles from '../../components/product-card.module.css'
import gridStyles from '../../components/product-grid.module.css'
import { SectionState } from '../../components/section-state.tsx'
import { goodsLanguage } from '../../lib/goods-language.ts'
import { imageSources } from '../../lib/images.ts'
import { paths } from '../../lib/paths.ts'
import { formatMoney, t } from '../../lib/texts.ts'
import { Picture } from '../../ui/picture.tsx'
import { ProductMissing } from './product-missing.tsx'
import styles from './products-page.module.css'

/** Specification §2, Products list: the product of the address and its relatives as plain cards. */
export function Component() {
  const { id } = useParams()
  const product = useQuery(productQuery(/^\d{1,9}$/.test(id ?? '') ? Number(id) : 0))
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
        <span className={`${priceStyles.price} tabular`}>{formatMoney(product.unitPrice)}</span>
        <div className={priceStyles.line}>{t('product.unitPrice')}</div>
      </div>
    </article>
  )
}
