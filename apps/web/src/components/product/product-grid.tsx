import type { ProductWire } from '@mendwell/contract/catalog/catalog'
import { clsx } from 'clsx'
import { ProductCard } from './product-card.tsx'
import styles from './product-grid.module.css'

interface ProductGridProps {
  products: readonly ProductWire[]
  /** Three columns next to filters, else four. */
  columns?: 3 | 4
  heading?: 'h2' | 'h3'
  /** How many pictures are above the fold. */
  eager?: number
  /** On phones, a row that scrolls sideways, with the next card visible. */
  sideways?: boolean
  /** The search term: highlighted in the names. */
  searched?: string
  /** Each can be selected for comparison. */
  comparable?: boolean
  /** With the first sentence of the details on each card. */
  details?: boolean
}

export function ProductGrid({
  products,
  columns = 4,
  heading = 'h3',
  eager = 0,
  sideways = false,
  searched = '',
  comparable = false,
  details,
}: ProductGridProps) {
  return (
    <ul className={gridClass(columns, sideways)}>
      {products.map((product, index) => (
        <li key={product.productId}>
          <ProductCard
            product={product}
            heading={heading}
            eager={index < eager}
            searched={searched}
            comparable={comparable}
            details={details}
          />
        </li>
      ))}
    </ul>
  )
}

const gridClass = (columns: 3 | 4, sideways = false) =>
  clsx(styles.grid, columns === 3 && styles.three, sideways && `scroll half ${styles.sideways}`)
