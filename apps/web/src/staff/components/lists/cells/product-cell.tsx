import { Link } from 'react-router'
import styles from '../../page/details.module.css'

interface Props {
  productId: number
  productName: string
  sku: string
}

/** A product in a table: a link to it, with its SKU below. */
export const ProductCell = ({ productId, productName, sku }: Props) => (
  <>
    <Link to={`/products/${productId}`}>{productName}</Link>
    <span className={styles.subLine}>{sku}</span>
  </>
)
