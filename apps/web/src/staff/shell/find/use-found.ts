import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { staffCustomers } from '../../../api/staff/customers.ts'
import { staffOrders } from '../../../api/staff/orders/orders.ts'
import { staffProducts } from '../../../api/staff/products.ts'
import { formatMoney } from '../../../lib/words/texts.ts'
import type { Staff } from '../../session/use-staff.ts'
import { findScreens } from './find-screens.ts'
import type { Found, FoundGroup } from './found.ts'

/** Long enough to type a word. */
const WAIT_MS = 200
/** One letter matches everything. */
const MIN_LETTERS = 2
const SHOWN = 5

/** The results that this member's role may see, screens at once and the rest as it loads. */
export function useFound(typed: string, screens: readonly Found[], staff: Staff) {
  const term = typed.trim()
  const [asked] = useDebouncedValue(term, WAIT_MS)
  const isAsked = asked.length >= MIN_LETTERS && term.length >= MIN_LETTERS
  const list = { q: asked, size: SHOWN }
  const orders = useQuery({
    ...staffOrders(list),
    enabled: isAsked && staff.may('orders.read'),
    placeholderData: keepPreviousData,
  })
  const customers = useQuery({
    ...staffCustomers(list),
    enabled: isAsked && staff.may('customers.read'),
    placeholderData: keepPreviousData,
  })
  const products = useQuery({
    ...staffProducts(list),
    enabled: isAsked && staff.may('catalogue.read'),
    placeholderData: keepPreviousData,
  })
  const all = [orders, customers, products]
  const rowsOf = <Row>({ data }: { data?: { rows: readonly Row[] } | undefined }) =>
    isAsked ? (data?.rows ?? []) : []
  const groups: FoundGroup[] = [
    { title: 'Screens and actions', found: findScreens(term, screens, staff) },
    {
      title: 'Orders',
      found: rowsOf(orders).map(({ orderId, orderNum, name, email, grandTotal }) => ({
        to: `/orders/${orderId}`,
        label: `Order# ${orderNum}`,
        detail: `${name || email}, ${formatMoney(grandTotal)}`,
      })),
    },
    {
      title: 'Customers',
      found: rowsOf(customers).map(({ custId, name, email }) => ({
        to: `/customers/${custId}`,
        label: name || email,
        detail: email,
      })),
    },
    {
      title: 'Products',
      found: rowsOf(products).map(({ productId, productName, sku }) => ({
        to: `/products/${productId}`,
        label: productName,
        detail: sku,
      })),
    },
  ]
  return {
    groups: groups.filter(({ found }) => found.length > 0),
    isSearching: term !== asked || all.some(({ isFetching }) => isFetching),
    /** A failed search is not the same as no results. */
    hasFailed: isAsked && all.some(({ isError }) => isError),
  }
}
