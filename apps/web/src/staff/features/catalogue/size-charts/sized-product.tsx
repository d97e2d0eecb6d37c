import { Link } from 'react-router'
import { Button } from '../../../../ui/buttons/button.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import detailStyles from '../../../components/page/details.module.css'
import { Tag } from '../../../components/page/tags.tsx'
import type { SizedDraft } from './chart-draft.ts'
import styles from './chart-form.module.css'

interface SizedProductProps {
  product: SizedDraft
  sizes: readonly string[]
  /** The id of the field `size`, or of the row itself: `productId`. */
  idOf: (field: string) => string
  errorOf: (field: string) => string | undefined
  onSize: (size: string | null) => void
  onRemove: () => void
  /** How many of its family are missing here, and the action that adds them; undefined if none are. */
  family: { missing: number; onAdd: () => void } | undefined
}

/** A product of the chart, with its size. */
export function SizedProduct(props: SizedProductProps) {
  const { product, sizes, idOf, errorOf, onSize, onRemove, family } = props
  const { productId, productName, sku, productStatus, size } = product
  const error = errorOf('productId')
  const known = size !== null && !sizes.includes(size) ? [...sizes, size] : sizes
  return (
    <li className={styles.product} id={idOf('productId')} tabIndex={-1}>
      <div className={styles.name}>
        <Link to={`/products/${productId}`}>{productName}</Link>{' '}
        {productStatus === 'N' && <Tag>Archived</Tag>}
        {sku && <span className={detailStyles.subLine}>SKU {sku}</span>}
        {error && (
          <span className="error">
            <Icon name="alert-triangle" />
            {error}
          </span>
        )}
      </div>
      <SelectField
        id={idOf('size')}
        label="Size"
        aria-label={`Size of ${productName}`}
        placeholder="Not known"
        options={known.map((value) => ({ value, label: value }))}
        value={size ?? ''}
        error={errorOf('size')}
        optional=""
        onChange={(event) => onSize(event.currentTarget.value || null)}
      />
      <div className={styles.actions}>
        {family && (
          <Button
            rank="quiet"
            aria-label={`Add ${family.missing} of its family: ${productName}`}
            onClick={family.onAdd}
          >
            Add {family.missing} of its family
          </Button>
        )}
        <Button rank="quiet" aria-label={`Take out ${productName}`} onClick={onRemove}>
          Take out
        </Button>
      </div>
    </li>
  )
}
