import { Link } from 'react-router'
import type { StaffOrder } from '../../../../api/staff/orders/orders.ts'
import { codeInWords } from '../../../components/page/code-words.ts'
import { Tag } from '../../../components/page/tags.tsx'
import { useStaff } from '../../../session/use-staff.ts'
import { CorrectAddress } from './correct-address.tsx'

const PLACED = { GUEST: 'Guest', CUSTOMER: 'Account', STAFF: 'By phone' }

/** The buyer, the recipient and their requests. */
export function OrderPeople({ order }: { order: StaffOrder }) {
  const { customer, orders } = order
  const staff = useStaff()
  const town = [orders.city, [orders.stateProvince, orders.postalCode].filter(Boolean).join(' ')]
  const lines = [orders.address, orders.address2, town.filter(Boolean).join(', '), orders.country]
  const name = `${customer.firstName} ${customer.lastName}`
  return (
    <>
      <section className="panel">
        <h2>Customer</h2>
        <p className="strong">
          {staff?.may('customers.read') ? (
            <Link to={`/customers/${customer.custId}`}>{name}</Link>
          ) : (
            name
          )}
        </p>
        <p>
          {customer.email ? (
            <a href={`mailto:${customer.email}`}>{customer.email}</a>
          ) : (
            'No email: print the packing slip, which says how to track the order'
          )}
        </p>
        <p>{customer.phone1}</p>
        {lines.filter(Boolean).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>
          <Tag>{PLACED[customer.placedBy]}</Tag>{' '}
          {customer.otherOrders > 0 && (
            <Link to={`/orders?custId=${customer.custId}`}>
              {customer.otherOrders === 1
                ? '1 other order'
                : `${customer.otherOrders} other orders`}
            </Link>
          )}
        </p>
        {staff?.may('orders.write') && <CorrectAddress order={order} />}
      </section>
      <section className="panel">
        <h2>Delivery</h2>
        <p>{codeInWords(`${orders.pickupType}, ${orders.pickupTime}`)}</p>
        {orders.recipient && <p>Recipient: {orders.recipient}</p>}
        {orders.recipientPhone && <p>Phone of the recipient: {orders.recipientPhone}</p>}
        {orders.courierNote && <p>For the courier: {orders.courierNote}</p>}
        {orders.representative && <p>Referred by: {orders.representative}</p>}
        {orders.notes && <p>Note: {orders.notes}</p>}
      </section>
    </>
  )
}
