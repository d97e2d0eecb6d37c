import { toCents, toDollars } from '@mendwell/contract/wire/dollars'
import type { CartLine } from '@mendwell/domain/orders/cart'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { FinalNote } from '../../../components/orders/final-note.tsx'
import priceStyles from '../../../components/price/price.module.css'
import { imageSources } from '../../../lib/addresses/images.ts'
import { paths } from '../../../lib/addresses/paths.ts'
import { goodsLanguage } from '../../../lib/words/goods-language.ts'
import { formatMoney, plural, t } from '../../../lib/words/texts.ts'
import { changeQuantity } from '../../../purchase/cart/cart.ts'
import type { FigureLine } from '../../../purchase/estimate/estimate.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { QuantityField } from '../../../ui/fields/quantity-field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/picture.tsx'
import styles from './cart-table.module.css'
import { LineNote } from './line-note.tsx'
import { idOfRemove } from './removed-notes.tsx'

const LineOffers = lazy(async () => ({ default: (await import('./line-offers.tsx')).LineOffers }))

interface CartRowProps {
  line: CartLine
  figure: FigureLine | undefined
  currency: string
  /** How many pieces are available, if fewer than requested. */
  available: number | undefined
  /** The product's name, with what distinguishes its lines if there are several. */
  name: string
  onRemove: () => void
}

/** One product of the cart. */
export function CartRow(props: CartRowProps) {
  const { line, figure, currency, name, onRemove } = props
  return (
    <tr>
      <td className={styles.productCell}>
        <ProductCell {...props} />
      </td>
      <td className={`number nowrap ${styles.unitPrice}`} data-label={t('cart.unitPrice')}>
        <UnitPrice {...{ line, figure, currency }} />
      </td>
      <td>
        <QuantityField
          label={t('cart.quantityOf', { name })}
          decreaseLabel={t('cart.oneLessOf', { name })}
          increaseLabel={t('cart.oneMoreOf', { name })}
          value={line.quantity}
          onChange={(quantity) => changeQuantity(line.lineId, quantity)}
        />
      </td>
      <td className={`number strong ${styles.lineTotal}`} data-label={t('cart.lineTotal')}>
        {figure && formatMoney(figure.lineTotal, currency)}
      </td>
      <td className={styles.removeCell}>
        <button
          type="button"
          id={idOfRemove(line.lineId)}
          className={`button quiet square ${styles.trash}`}
          aria-label={t('cart.removeItem', { name })}
          // The second click of a double click would hit the next line.
          onClick={(event) => event.detail < 2 && onRemove()}
        >
          <Icon name="trash" />
        </button>
      </td>
    </tr>
  )
}

function ProductCell({ line, figure, currency, available, name, onRemove }: CartRowProps) {
  const address = paths.product({ ...line, subCategory: line.category || 'product' })
  return (
    <div className={styles.product}>
      <Link to={address} tabIndex={-1} aria-hidden="true">
        <Picture {...imageSources(line.productImage)} sizes="92px" alt="" width={92} height={92} />
      </Link>
      <div>
        <Link to={address} lang={goodsLanguage()}>
          {line.productName}
        </Link>
        {line.sku && <span className="tiny muted">{t('cart.sku', { sku: line.sku })}</span>}
        {line.cuttingAttributes.map(({ description }) => (
          <span key={description} className="tiny muted">
            {t('cart.cut', { cut: description })}
          </span>
        ))}
        {available !== undefined ? (
          <Shortage line={line} available={available} onRemove={onRemove} />
        ) : (
          figure !== undefined &&
          figure.backordered > 0 && (
            <p className={`tiny ${styles.backorder}`}>
              {plural('cart.backordered', figure.backordered)}
            </p>
          )
        )}
        <FinalNote {...{ line, figure }} />
        {figure && (figure.pack || figure.cheaperPack || line.tiers?.[0]) && (
          <Suspense>
            <LineOffers {...{ line, figure, currency }} />
          </Suspense>
        )}
        <ChangedPrice before={line.centsWhenAdded} {...{ figure, currency }} />
        <div className="row">
          <LineNote line={line} name={name} />
          <Button
            rank="quiet"
            aria-label={`${t('cart.saveForLater')}: ${name}`}
            onClick={() => void keepLine(line).then((isKept) => isKept && onRemove())}
          >
            {t('cart.saveForLater')}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** Few shoppers save lines: the others do not load its code. */
const keepLine = async (line: CartLine): Promise<boolean> =>
  (await import('../../../purchase/lines/save-for-later.ts')).saveForLater(line)

interface ShortageProps {
  line: CartLine
  available: number
  onRemove: () => void
}

function Shortage({ line, available, onRemove }: ShortageProps) {
  return (
    <div className={styles.problem} role="alert">
      <Icon name="alert-triangle" /> {t('cart.onlySome', { count: available })}{' '}
      <Button
        rank="quiet"
        onClick={() => (available > 0 ? changeQuantity(line.lineId, available) : onRemove())}
      >
        {available > 0 ? t('cart.takeAvailable', { count: available }) : t('cart.remove')}
      </Button>
    </div>
  )
}

type UnitPriceProps = Pick<CartRowProps, 'figure' | 'currency'>

/** No price changes silently: the previous one (in cents), both before the online reduction (ux §3.18). */
function ChangedPrice({ before, figure, currency }: UnitPriceProps & { before: number }) {
  if (!figure) return null
  const now = figure.cutPrice ? figure.unitPrice : figure.regularPrice
  if (before === toCents(now)) return null
  return (
    <p className={`tiny ${styles.backorder}`}>
      {t('cart.priceWas', { price: formatMoney(toDollars(before), currency) })}
    </p>
  )
}

/** The price per piece here, and why it is less than its unit price (ux §3.18). */
function UnitPrice({ line, figure, currency }: UnitPriceProps & { line: CartLine }) {
  if (!figure) return null
  const isTier = line.tiers?.some(({ cents }) => cents === toCents(figure.unitPrice))
  const { regularPrice } = figure
  const isLess = figure.unitPrice < regularPrice
  return (
    <>
      <b className={figure.cutPrice && isLess ? styles.onSale : undefined}>
        {formatMoney(figure.unitPrice, currency)}
      </b>
      <br />
      {isLess && figure.cutPrice && (
        <span className={`${priceStyles.was} tiny`}>
          <span className="visually-hidden">{t('shop.was')} </span>
          <s>{formatMoney(regularPrice, currency)}</s>
        </span>
      )}
      {isLess && !figure.cutPrice && (
        <span className="tiny muted">
          {!isTier && (
            <>
              {t('cart.onlinePrice')}
              <br />{' '}
            </>
          )}
          {t('cart.unit', { price: formatMoney(regularPrice, currency) })}
        </span>
      )}
    </>
  )
}
