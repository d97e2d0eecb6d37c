import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { type PromotionRow, staffPromotions } from '../../../api/staff/orders/promotions.ts'
import { EmptyState } from '../../components/page/empty-state.tsx'
import { PageHeader } from '../../components/page/page-header.tsx'
import { QueryState } from '../../components/page/query-state.tsx'
import { actionInWords, conditionsInWords, daysInWords } from './promotion-words.ts'
import { TestCart } from './test-cart.tsx'

const back = { to: '/promotions', label: 'All promotions' }

/** Tests a stored promotion with a cart, whatever its state. */
export function Component() {
  const promotionId = Number(useParams().promotionId)
  const query = useQuery(staffPromotions())
  return (
    <QueryState query={query} isPage>
      {({ rows }) => {
        const row = rows.find((one) => one.promotionId === promotionId)
        if (!row) {
          return (
            <>
              <PageHeader title="Not found" back={back} />
              <EmptyState icon="tag" title="No such promotion">
                Choose one from the list of promotions.
              </EmptyState>
            </>
          )
        }
        return (
          <>
            <PageHeader
              title={`Test ${row.name}`}
              back={back}
              lead={[actionInWords(row), conditionsInWords(row), daysInWords(row)]
                .filter(Boolean)
                .join(', ')}
            />
            <TestCart
              promotionId={promotionId}
              promotion={() => bodyOfRow(row)}
              code={row.code ?? ''}
            />
          </>
        )
      }}
    </QueryState>
  )
}

const bodyOfRow = ({
  promotionId: _id,
  state: _state,
  uses: _uses,
  given: _given,
  createdAt: _createdAt,
  codesMade: _made,
  codesUsed: _used,
  ...promotion
}: PromotionRow) => promotion
