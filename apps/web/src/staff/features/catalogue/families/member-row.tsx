import { Link } from 'react-router'
import { Button } from '../../../../ui/buttons/button.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import detailStyles from '../../../components/page/details.module.css'
import { Tag } from '../../../components/page/tags.tsx'
import type { AxisDraft, MemberDraft } from './family-draft.ts'
import styles from './family-form.module.css'

interface MemberRowProps {
  member: MemberDraft
  axes: readonly AxisDraft[]
  /** The id of the field `values.0`, or of the row itself: `productId`. */
  idOf: (field: string) => string
  errorOf: (field: string) => string | undefined
  onValue: (axis: number, typed: string) => void
  /** Not if the user may not edit products. */
  onCopy: (() => void) | undefined
  onRemove: () => void
}

/** A product of the family: its value on each axis. */
export function MemberRow(props: MemberRowProps) {
  const { member, axes, idOf, errorOf, onValue, onCopy, onRemove } = props
  const { productId, productName, sku, productStatus, values } = member
  const error = errorOf('productId')
  return (
    <li className={styles.member} id={idOf('productId')} tabIndex={-1}>
      <div className={styles.product}>
        <Link to={`/products/${productId}`}>{productName}</Link>{' '}
        {productStatus === 'N' && <Tag>Not shown</Tag>}
        {sku && <span className={detailStyles.subLine}>SKU {sku}</span>}
        {error && (
          <span className="error">
            <Icon name="alert-triangle" />
            {error}
          </span>
        )}
      </div>
      <div className={styles.fields}>
        {axes.map(({ key, name }, axis) => {
          const label = name.trim() || 'Value'
          return (
            <TextField
              key={key}
              id={idOf(`values.${axis}`)}
              label={label.charAt(0).toUpperCase() + label.slice(1)}
              aria-label={`${label.charAt(0).toUpperCase() + label.slice(1)} of ${productName}`}
              autoComplete="off"
              maxLength={60}
              value={values[axis] ?? ''}
              error={errorOf(`values.${axis}`)}
              onChange={(event) => onValue(axis, event.currentTarget.value)}
            />
          )
        })}
      </div>
      <div className={styles.actions}>
        {onCopy && (
          <Button rank="quiet" aria-label={`Add a copy of ${productName}`} onClick={onCopy}>
            Add a copy
          </Button>
        )}
        <Button rank="quiet" aria-label={`Take out ${productName}`} onClick={onRemove}>
          Take out
        </Button>
      </div>
    </li>
  )
}
