import { Link } from 'react-router'
import type { StaffCustomer } from '../../../api/staff/customers.ts'
import { buttonClass } from '../../../ui/buttons/button.tsx'
import detailStyles from '../../components/page/details.module.css'
import { CustomerTags } from './customer-tags.tsx'

interface LookAlikesProps {
  found: StaffCustomer
  canMerge: boolean
}

/** Others with the same name or phone; compare before merging. */
export function LookAlikes({ found: { customer, lookAlikes }, canMerge }: LookAlikesProps) {
  return (
    <section className="panel">
      <h2>Possible duplicates</h2>
      <ul className={detailStyles.list}>
        {lookAlikes.map((other) => (
          <li key={other.custId}>
            <span>
              <Link to={`/customers/${other.custId}`}>{other.name}</Link>{' '}
              <CustomerTags customer={other} />
              <span className={detailStyles.subLine}>
                {[other.email, other.phone1].filter(Boolean).join(', ')}, {other.orders}{' '}
                {other.orders === 1 ? 'order' : 'orders'}
              </span>
            </span>
            {canMerge && (
              <Link
                className={buttonClass('outline')}
                aria-label={`Compare and merge ${other.email || other.name}`}
                to={`/customers/${customer.custId}/merge/${other.custId}`}
              >
                Compare and merge
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
