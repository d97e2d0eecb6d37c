import { FOOD_CATEGORY_ID, MAX_FOOD_TILES } from '@mendwell/domain/orders/limits'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { foodProducts } from '../../../api/catalog/catalog.ts'
import { SectionState } from '../../../components/lists/section-state.tsx'
import coverStyles from '../../../components/places/cover.module.css'
import priceStyles from '../../../components/price/price.module.css'
import { priceWords } from '../../../components/price/shown-price.ts'
import { GridSkeleton } from '../../../components/product/grid-skeleton.tsx'
import { imageSources, sceneSources } from '../../../lib/addresses/images.ts'
import { paths } from '../../../lib/addresses/paths.ts'
import { goodsLanguage } from '../../../lib/words/goods-language.ts'
import { t } from '../../../lib/words/texts.ts'
import { Picture } from '../../../ui/picture.tsx'
import styles from './hungry-section.module.css'

/** Up to nine dishes with name, picture and price; a picture of the kitchen if there are none. */
export function HungrySection() {
  const found = useQuery(foodProducts(FOOD_CATEGORY_ID))
  return (
    <section className="page section" aria-labelledby="home-hungry">
      <div className="head">
        <h2 id="home-hungry">{t('kitchen.hungry')}</h2>
      </div>
      <SectionState
        query={found}
        skeleton={<GridSkeleton cards={3} columns={3} />}
        isEmpty={({ productList }) => productList.length === 0}
        empty={<Kitchen />}
      >
        {({ productList }) => (
          <ul className={styles.foods}>
            {productList.slice(0, MAX_FOOD_TILES).map((product) => (
              <li key={product.productId}>
                <Link className={styles.food} to={paths.product(product)}>
                  <Picture
                    {...imageSources(product.imageUrl)}
                    sizes="112px"
                    alt=""
                    width={112}
                    height={112}
                  />
                  <b lang={goodsLanguage()}>{product.productName}</b>
                  <span className={`${priceStyles.price} tabular`}>{priceWords(product)}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </SectionState>
    </section>
  )
}

function Kitchen() {
  return (
    <div className={coverStyles.cover}>
      <Picture
        {...sceneSources('kitchen')}
        sizes="100vw"
        alt={t('kitchen.noFood')}
        width={900}
        height={600}
      />
    </div>
  )
}
