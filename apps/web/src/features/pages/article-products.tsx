import { useQueries } from '@tanstack/react-query'
import { Link } from 'react-router'
import { productsOfCategory } from '../../api/catalog.ts'
import type { Article } from '../../components/articles.ts'
import { goodsLanguage } from '../../lib/goods-language.ts'
import { imageSources } from '../../lib/images.ts'
import { pageText } from '../../lib/page-texts.ts'
import { paths } from '../../lib/paths.ts'
import { formatMoney } from '../../lib/texts.ts'
import { Picture } from '../../ui/picture.tsx'

/** One product in stock of each category that goes with the text; nothing while there is none. */
export function ArticleProducts({ article }: { article: Article }) {
  const answers = useQueries({
    queries: article.categoryIds.map((categoryId) =>
      productsOfCategory(categoryId, { inStock: true, pageSize: 1 }),
    ),
  })
  const products = answers.flatMap(({ data }) => data?.productList ?? [])
  if (products.length === 0) return null
  return (
    <aside className="panel flat" aria-labelledby="article-products">
      <h3 id="article-products">{pageText('page.articleProducts')}</h3>
      {products.map((product) => (
        <Link key={product.productId} className="line" to={paths.product(product)}>
          <Picture {...imageSources(product.imageUrl)} sizes="72px" alt="" width={72} height={72} />
          <b lang={goodsLanguage()}>{product.productName}</b>
          <span className="price num">{formatMoney(product.onlinePrice)}</span>
        </Link>
      ))}
    </aside>
  )
}
