import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { sizedProducts } from '../../../../api/staff/catalogue/size-charts.ts'
import detailStyles from '../../../components/page/details.module.css'
import { QueryState } from '../../../components/page/query-state.tsx'

/** The size chart that a product is on, and which of its sizes it is. */
export function ProductSizeChart({ productId }: { productId: number }) {
  const query = useQuery(sizedProducts([productId]))
  return (
    <section className="panel stack" aria-label="Size chart">
      <h2>Size chart</h2>
      <QueryState query={query} lines={1}>
        {([product]) =>
          product?.chart ? (
            <p>
              <Link to={`/size-charts/${product.chart.chartKey}`}>{product.chart.title}</Link>
              <span className={detailStyles.subLine}>
                {product.size === null ? 'Size not known' : `Size ${product.size}`}
              </span>
            </p>
          ) : (
            <p className="muted">
              It is on no <Link to="/size-charts">size chart</Link>, so its page has no “Find my
              size”.
            </p>
          )
        }
      </QueryState>
    </section>
  )
}
