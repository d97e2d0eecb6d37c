import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { productsOfCategory } from '../../../api/catalog/catalog.ts'
import priceStyles from '../../../components/price/price.module.css'
import { priceWords } from '../../../components/price/shown-price.ts'
import type { Article } from '../../../components/reading/articles.ts'
import { imageSources } from '../../../lib/addresses/images.ts'
import { paths } from '../../../lib/addresses/paths.ts'
import { goodsLanguage } from '../../../lib/words/goods-language.ts'
import { pageText } from '../../../lib/words/page-texts.ts'
import lineStyles from '../../../purchase/lines/product-line.module.css'
import { Picture } from '../../../ui/picture.tsx'
import styles from './article-products.module.css'

/** The query for a category related to a text. */
export const articleQuery = (categoryId: number) =>
  productsOfCategory(categoryId, { inStock: true, pageSize: 1 })

/** One product in stock from each related category; renders nothing while there is none (styles/reading.css). */
export function ArticleProducts({ article }: { article: Article }) {
  return (
    <aside className={`panel flat ${styles.products}`} aria-labelledby="article-products">
      <h3 id="article-products">{pageText('page.articleProducts')}</h3>
      {article.categoryIds.map((categoryId) => (
        <FirstProduct key={categoryId} categoryId={categoryId} />
      ))}
    </aside>
  )
}

function FirstProduct({ categoryId }: { categoryId: number }) {
  const product = useQuery(articleQuery(categoryId)).data?.productList[0]
  if (!product) return null
  return (
    <Link className={lineStyles.line} to={paths.product(product)}>
      <Picture {...imageSources(product.imageUrl)} sizes="72px" alt="" width={72} height={72} />
      <b lang={goodsLanguage()}>{product.productName}</b>
      <span className={`${priceStyles.price} ${lineStyles.price} tabular`}>
        {priceWords(product)}
      </span>
    </Link>
  )
}
