import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { partOfPopular, productsOfCategory } from '../../../api/catalog/catalog.ts'
import { isForHome } from '../../../components/places/is-for-home.ts'
import { isForSale } from '../../../components/price/sale-refusal.ts'
import { ProductGrid } from '../../../components/product/product-grid.tsx'
import { PageTitle } from '../../../components/reading/page-title.tsx'
import { paths } from '../../../lib/addresses/paths.ts'
import { say, t } from '../../../lib/words/texts.ts'
import { buttonClass } from '../../../ui/buttons/button.tsx'

const SHOWN = 4

/** Fetches several times as many: others are for clinics, from the kitchen, or not sold online. */
const popularInstead = () =>
  partOfPopular(6 * SHOWN, 'instead', (goods) =>
    goods.filter(isForHome).filter(isForSale).slice(0, SHOWN),
  )

interface ProductMissingProps {
  /** The category of the URL, whose products may be alternatives. */
  categoryId?: number | undefined
}

/** A missing product: what happened, and the alternatives. */
export function ProductMissing({ categoryId }: ProductMissingProps) {
  const similar = useQuery({
    ...productsOfCategory(categoryId ?? 0, { pageSize: SHOWN }),
    enabled: categoryId !== undefined,
  }).data?.productList
  const isAlone = categoryId === undefined || similar?.length === 0
  const popular = useQuery({ ...popularInstead(), enabled: isAlone }).data
  const instead = (isAlone ? popular : similar) ?? []
  return (
    <div className="page section stack">
      <PageTitle title={say('productGone')} />
      <p className="lead">{t('product.goneHint')}</p>
      <p className="row">
        <Link className={buttonClass('primary')} to={paths.home}>
          {t('product.toHome')}
        </Link>
        <Link className={buttonClass('outline')} to={paths.contact}>
          {t('product.ask')}
        </Link>
      </p>
      {instead.length > 0 && (
        <section className="section" aria-labelledby="instead">
          <div className="head">
            <h2 id="instead">{t(isAlone ? 'product.popular' : 'product.sameCategory')}</h2>
          </div>
          <ProductGrid products={instead} sideways />
        </section>
      )}
    </div>
  )
}
