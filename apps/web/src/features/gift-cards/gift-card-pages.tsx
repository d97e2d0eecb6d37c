import { useParams } from 'react-router'
import { BalancePage } from './balance-page.tsx'
import { BuyPage } from './buy-page.tsx'
import { PrintPage } from './print-page.tsx'

/** All pages about gift cards: one route, since the list of routes comes with every page. */
export function Component() {
  const [page, code = ''] = (useParams()['*'] ?? '').split('/')
  if (page === 'buy') return <BuyPage />
  return page === 'print' ? <PrintPage typed={code} /> : <BalancePage />
}
