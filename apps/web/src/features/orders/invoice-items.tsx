import type { FoundItem } from '../../api/orders/orders.ts'
import itemStyles from '../../components/orders/item-table.module.css'
import { PackCount } from '../../components/packs/pack-count.tsx'
import { imageSources } from '../../lib/addresses/images.ts'
import { formatDay } from '../../lib/words/dates.ts'
import { expiresFrom as expiresFromWords } from '../../lib/words/expiry-words.ts'
import { goodsLanguage } from '../../lib/words/goods-language.ts'
import { formatMoney, t } from '../../lib/words/texts.ts'
import { Picture } from '../../ui/picture.tsx'
import styles from './invoice.module.css'

interface InvoiceItemsProps {
  items: readonly FoundItem[]
  currency: string
}

/** The lines of the invoice, numbered. */
export function InvoiceItems({ items, currency }: InvoiceItemsProps) {
  return (
    <table className={itemStyles.table}>
      <thead>
        <tr>
          <th scope="col" className={itemStyles.spare}>
            {t('invoice.item')}
          </th>
          <th scope="col" className={itemStyles.spare}>
            {t('invoice.image')}
          </th>
          <th scope="col">{t('invoice.product')}</th>
          <th scope="col" className="number">
            {t('invoice.quantity')}
          </th>
          <th scope="col" className="number">
            {t('invoice.price')}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, index) => (
          <ItemRow
            key={item.ordersItems.orderItemId}
            item={item}
            number={index + 1}
            currency={currency}
          />
        ))}
      </tbody>
    </table>
  )
}

interface ItemRowProps {
  item: FoundItem
  number: number
  currency: string
}

function ItemRow({ item, number, currency }: ItemRowProps) {
  const { ordersItems, products } = item
  const lots = lotsInWords(item)
  const details = [
    t('cart.sku', { sku: products.sku }),
    ...ordersItems.attributes.map(({ description }) => t('cart.cut', { cut: description })),
    t('invoice.each', { price: formatMoney(ordersItems.unitPrice, currency) }),
    ordersItems.backordered > 0 && t('invoice.backordered', { count: ordersItems.backordered }),
  ]
  return (
    <tr>
      <td className={itemStyles.spare}>{number}</td>
      <td className={itemStyles.spare}>
        {/* Printing must not wait for lazy loading. */}
        <Picture
          {...imageSources(products.imageUrl)}
          sizes="56px"
          alt=""
          width={56}
          height={56}
          eager
        />
      </td>
      <td className={itemStyles.product}>
        <b className="strong" lang={goodsLanguage()}>
          {products.productName}
        </b>
        <span className={`tiny muted ${styles.line}`}>{details.filter(Boolean).join('. ')}</span>
        {products.pack && (
          <span className={styles.line}>
            <PackCount
              pack={products.pack}
              quantity={ordersItems.quantity}
              price={ordersItems.unitPrice}
              currency={currency}
            />
          </span>
        )}
        {lots.map((words) => (
          <span key={words} className={`tiny muted ${styles.line}`}>
            {words}
          </span>
        ))}
        {ordersItems.notes && (
          <span className={`tiny muted ${styles.line}`}>
            {t('invoice.instruction', { notes: ordersItems.notes })}
          </span>
        )}
      </td>
      <td className="number" data-label={t('invoice.quantity')}>
        {ordersItems.quantity}
      </td>
      <td className="number" data-label={t('invoice.price')}>
        {formatMoney(ordersItems.lineTotal, currency)}
      </td>
    </tr>
  )
}

/** The shipped lots of a line as labeled, and the earliest expiry of what is still to ship. */
function lotsInWords({ lotsSent = [], expiresFrom }: FoundItem): string[] {
  const sent = lotsSent.map(({ lotCode, serial, expiresOn, quantity }) =>
    [
      lotCode && t('invoice.lot', { count: quantity, lot: lotCode }),
      serial && t('invoice.serial', { serial }),
      expiresOn && t('invoice.useBy', { day: formatDay(expiresOn) }),
    ]
      .filter(Boolean)
      .join(', '),
  )
  return expiresFrom ? [...sent, expiresFromWords(expiresFrom)] : sent
}
