import { isOwnPage } from '@mendwell/domain/content/own-pages'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { shopConfig } from '../../../../api/shop.ts'
import { type StaffPage, staffPage } from '../../../../api/staff/pages/staff-pages.ts'
import { useReturnFigures } from '../../../../components/orders/return-rules.ts'
import { shortMoney } from '../../../../lib/words/short-money.ts'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { QueryState } from '../../../components/page/query-state.tsx'
import { Tag } from '../../../components/page/tags.tsx'
import { PageForm } from './page-form.tsx'
import { PAGE_STATES } from './page-states.ts'
import { BLANK } from './page-values.ts'
import { shippedText } from './shipped-text.ts'

const back = { to: '/pages', label: 'All pages' }

/** A new page, or the one of `?page=`. */
export function Component() {
  const [search] = useSearchParams()
  const pageKey = search.get('page')
  if (pageKey !== null) return <OnePage key={pageKey} pageKey={pageKey} />
  return (
    <>
      <PageHeader title="Write a page" back={back} />
      <PageForm pageKey={undefined} page={null} initial={BLANK} state="DRAFT" />
    </>
  )
}

function OnePage({ pageKey }: { pageKey: string }) {
  const query = useQuery(staffPage(pageKey))
  return (
    <QueryState query={query} isPage>
      {(found) => (
        <>
          <PageHeader
            title={`Edit /${pageKey}`}
            back={back}
            beside={
              <Tag tone={PAGE_STATES[found.state].tone}>{PAGE_STATES[found.state].words}</Tag>
            }
            lead={
              isOwnPage(pageKey)
                ? undefined
                : 'Once published, your text replaces the original. You can go back to the original at any time.'
            }
          />
          <Text found={found} />
        </>
      )}
    </QueryState>
  )
}

/** If staff have written nothing yet, they start with the page's default text. */
function Text({ found }: { found: StaffPage }) {
  const { pageKey, page, shipped, state } = found
  const begun = page ?? shipped
  const config = useQuery(shopConfig())
  const costs = config.data?.shippingTiers.map(({ cost }) => cost) ?? []
  const returns = useReturnFigures()
  const original = useQuery({
    queryKey: ['original text', pageKey],
    queryFn: () =>
      shippedText(pageKey, {
        least: shortMoney(Math.min(...costs)),
        most: shortMoney(Math.max(...costs)),
        ...returns,
      }),
    enabled: begun === null && config.data !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (begun) return <PageForm pageKey={pageKey} page={page} initial={begun} state={state} />
  return (
    <QueryState query={original}>
      {(text) => <PageForm pageKey={pageKey} page={page} initial={text} state={state} />}
    </QueryState>
  )
}
