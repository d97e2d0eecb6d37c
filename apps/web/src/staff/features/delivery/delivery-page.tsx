import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { settings } from '../../../api/staff/settings.ts'
import formStyles from '../../components/forms/form.module.css'
import { PageHeader } from '../../components/page/page-header.tsx'
import { QueryState } from '../../components/page/query-state.tsx'
import { ClosedCard } from './closed-card.tsx'
import { DispatchCard } from './dispatch-card.tsx'
import { ZonesCard } from './zones-card.tsx'

/** The rules for promised delivery dates. */
export function Component() {
  const query = useQuery(settings())
  return (
    <>
      <PageHeader
        title="Delivery dates"
        lead={
          <>
            What shoppers are promised from now on; orders keep what they were promised. A day on
            which the shop is closed by its <Link to="/hours">opening hours</Link> counts nowhere.
          </>
        }
        actions={
          <Link className="button outline" to="/history?objectType=setting">
            Change history
          </Link>
        }
      />
      <QueryState query={query}>
        {(values) => (
          <div className="stack">
            <div className={formStyles.cards}>
              <DispatchCard values={values} />
              <ClosedCard values={values} />
            </div>
            <ZonesCard values={values} />
          </div>
        )}
      </QueryState>
    </>
  )
}
