import { lazy, use } from 'react'
import { useParams } from 'react-router'
import { loadOrderTexts } from '../../lib/words/texts.ts'

const BalancePage = lazy(async () => ({
  default: (await import('./balance-page.tsx')).BalancePage,
}))
const BuyPage = lazy(async () => ({ default: (await import('./buy-page.tsx')).BuyPage }))
const PrintPage = lazy(async () => ({ default: (await import('./print-page.tsx')).PrintPage }))

/** The payment's message. */
const texts = loadOrderTexts()

/** All pages about gift cards: one small route, since every page carries the list of routes and their files. */
export function Component() {
  use(texts)
  const [page, code = ''] = (useParams()['*'] ?? '').split('/')
  if (page === 'buy') return <BuyPage />
  return page === 'print' ? <PrintPage typed={code} /> : <BalancePage />
}
