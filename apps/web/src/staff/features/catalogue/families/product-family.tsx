import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { familyProducts } from '../../../../api/staff/catalogue/families.ts'
import detailStyles from '../../../components/page/details.module.css'
import { QueryState } from '../../../components/page/query-state.tsx'
import { useStaff } from '../../../session/use-staff.ts'

/** The family that a product is in. */
export function ProductFamily({ productId }: { productId: number }) {
  const query = useQuery(familyProducts([productId]))
  const mayWrite = useStaff()?.may('catalogue.write') === true
  return (
    <section className="panel stack">
      <h2>Family</h2>
      <QueryState query={query} lines={1}>
        {([product]) =>
          product?.family ? (
            <p>
              <Link to={`/families/${product.family.familyKey}`}>{product.family.title}</Link>
              <span className={detailStyles.subLine}>{product.family.values.join(', ')}</span>
            </p>
          ) : (
            <p className="muted">
              It shares its page with no other sizes or colors.{' '}
              {mayWrite && <Link to={`/families/new?products=${productId}`}>Make a family</Link>}
            </p>
          )
        }
      </QueryState>
    </section>
  )
}
