import type { FoundOrdersWire } from '@mendwell/contract/orders/placed-orders'
import { Link } from 'react-router'
import itemStyles from '../../../components/orders/item-table.module.css'
import { Replacements, ReplacesNote } from '../../../components/orders/replacements.tsx'
import { StatusTag } from '../../../components/orders/status-tag.tsx'
import tableStyles from '../../../components/orders/table.module.css'
import { paths } from '../../../lib/addresses/paths.ts'
import { formatDate } from '../../../lib/words/dates.ts'
import { departmentLabel } from '../../../lib/words/department-label.ts'
import { goodsLanguage } from '../../../lib/words/goods-language.ts'
import { formatMoney, t } from '../../../lib/words/texts.ts'
import { isPayable } from '../../../purchase/payment/steps/is-payable.ts'
import { ReorderOutcome } from '../../../purchase/reorder/reorder-outcome.tsx'
import { useReorder } from '../../../purchase/reorder/use-reorder.ts'
import { Button, buttonClass } from '../../../ui/buttons/button.tsx'
import orderStyles from './order-card.module.css'

export type OrderHead = FoundOrdersWire['orderCustomer'][number]
export type OrderItemRow = FoundOrdersWire['orderItems'][number]

interface OrderCardProps {
  head: OrderHead
  items: readonly OrderItemRow[]
}

/** One order: number, name, date, total, status and instructions, then its items. */
export function OrderCard({
  head: { orders, customer, replaces, isExchange, replacements = [] },
  items,
}: OrderCardProps) {
  const money = (amount: number) => formatMoney(amount, orders.currency)
  const reordering = useReorder(orders.orderNum)
  const titleId = `order-${orders.orderNum}`
  return (
    <article className={orderStyles.order} aria-labelledby={titleId}>
      <header>
        <dl>
          <dt>{t('orders.number')}</dt>
          <dd id={titleId}>{orders.orderNum}</dd>
        </dl>
        <dl>
          <dt>{t('orders.name')}</dt>
          <dd>{customer.firstName}</dd>
        </dl>
        <dl>
          <dt>{t('orders.placed')}</dt>
          <dd>{formatDate(orders.createDate)}</dd>
        </dl>
        <dl>
          <dt>{t('orders.total')}</dt>
          <dd>{money(orders.grandTotal)}</dd>
        </dl>
        <StatusTag status={orders.orderStatus} />
        <span className={`row ${orderStyles.actions}`}>
          <Link className="button quiet" to={paths.orderDetail(orders.orderNum)}>
            {t(isPayable(orders) ? 'orders.pay' : 'orders.invoice')}
            <span className="visually-hidden"> {orders.orderNum}</span>
          </Link>
          <Button rank="outline" busy={reordering.isPending} onClick={() => reordering.mutate()}>
            {t('orders.again')}
            <span className="visually-hidden"> {orders.orderNum}</span>
          </Button>
          {!replaces && (
            <Link className={buttonClass('outline')} to={paths.refund(orders.orderNum)}>
              {t('orders.refund')}
              <span className="visually-hidden"> {orders.orderNum}</span>
            </Link>
          )}
        </span>
      </header>
      {replaces && <ReplacesNote orderNum={replaces} isExchange={isExchange} />}
      <ReorderOutcome reordering={reordering} />
      {orders.notes && (
        <p className={`small ${orderStyles.notes}`}>
          <b className="strong">{t('orders.instructions')}</b> {orders.notes}
        </p>
      )}
      <ItemTable items={items} currency={orders.currency} />
      <Replacements replacements={replacements} isCollected={orders.pickupType === 'IN STORE'} />
    </article>
  )
}

interface ItemTableProps {
  items: readonly OrderItemRow[]
  currency: string
}

function ItemTable({ items, currency }: ItemTableProps) {
  return (
    <div className={orderStyles.items}>
      <table className={`${tableStyles.table} ${itemStyles.table}`}>
        <thead>
          <tr>
            <th scope="col" className={itemStyles.spare}>
              {t('orders.no')}
            </th>
            <th scope="col">{t('orders.item')}</th>
            <th scope="col" className="number">
              {t('orders.quantity')}
            </th>
            <th scope="col" className="number">
              {t('orders.unitPrice')}
            </th>
            <th scope="col" className={itemStyles.spare}>
              {t('orders.status')}
            </th>
            <th scope="col" className={itemStyles.spare}>
              {t('orders.department')}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ ordersItems, products }, index) => (
            <tr key={ordersItems.orderItemId}>
              <td className={itemStyles.spare}>{index + 1}</td>
              <td className={itemStyles.product} lang={goodsLanguage()}>
                {products.productName}
              </td>
              <td className="number" data-label={t('orders.quantity')}>
                {ordersItems.quantity}
              </td>
              <td className="number" data-label={t('orders.unitPrice')}>
                {formatMoney(ordersItems.unitPrice, currency)}
              </td>
              <td className={itemStyles.spare}>{t(`status.${ordersItems.itemStatus}`)}</td>
              <td className={itemStyles.spare}>{departmentLabel(products.category)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
