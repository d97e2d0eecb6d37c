import type { ReactNode } from 'react'
import type { StaffCustomer } from '../../../api/staff/customers.ts'
import detailStyles from '../../components/page/details.module.css'
import { formatDate, formatMoney } from '../../components/page/formats.ts'

interface CustomerFactsProps {
  found: StaffCustomer
  title?: string
  /** Below the facts. */
  children?: ReactNode
}

/** The person and the account in figures. */
export function CustomerFacts({ found, title = 'Person', children }: CustomerFactsProps) {
  const { customer } = found
  const street = [customer.address?.address1, customer.address?.address2].filter(Boolean).join(', ')
  const town = [customer.city, customer.stateProvince, customer.postalCode]
    .filter(Boolean)
    .join(' ')
  const facts: [string, string | number | null][] = [
    ['Email', customer.email || 'None'],
    ['Confirmed', customer.emailVerified ? 'Yes' : 'No'],
    ['Phone', [customer.phone1, customer.phone2].filter(Boolean).join(', ') || null],
    ['Address', [street, town, customer.country].filter(Boolean).join(', ') || null],
    ['Profession', customer.profession],
    ['Orders', found.orders],
    ['Paid', formatMoney(found.paid, found.currency)],
    ['Last order', found.lastOrderDate && formatDate(found.lastOrderDate)],
    ['Reviews', found.reviews],
    ['Tags', found.tags.join(', ')],
    ['Note (only staff)', found.note],
  ]
  return (
    <section className="panel">
      <h2>{title}</h2>
      <dl className={detailStyles.facts}>
        {facts
          .filter(([, value]) => value !== null && value !== '')
          .map(([label, value]) => (
            <div className={detailStyles.pair} key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {children}
    </section>
  )
}
