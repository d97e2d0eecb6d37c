import type { PageRow, StaffPage } from '@mendwell/contract/content/staff-pages'
import { isOwnPage, REPLACEABLE_PAGES } from '@mendwell/domain/content/own-pages'
import type { Queryable } from '../../../db/db.ts'
import { notFound } from '../../../ground/errors.ts'
import {
  findLegalTitles,
  findShippedText,
  findWrittenPage,
  findWrittenPages,
} from './pages.repository.ts'

/** The names of the pages whose text is in the web app. */
const TITLES: Record<(typeof REPLACEABLE_PAGES)[number], string> = {
  about: 'About Us',
  faq: 'Questions and answers',
  'return-policy': 'Return policy',
}

/** Pages written by staff by title, then those shipped with the shop. */
export async function listPages(db: Queryable): Promise<PageRow[]> {
  const [written, legal] = await Promise.all([findWrittenPages(db), findLegalTitles(db)])
  const shipped = [
    ...REPLACEABLE_PAGES.map((pageKey) => ({ pageKey, title: TITLES[pageKey] })),
    ...legal.map(({ pageKey, title }) => ({ pageKey: `legal/${pageKey}`, title })),
  ]
  return [
    ...written.filter(({ pageKey }) => isOwnPage(pageKey)),
    ...shipped.map(({ pageKey, title }): PageRow => {
      const own = written.find((page) => page.pageKey === pageKey)
      const times = { showsFrom: null, showsUntil: null, inFooter: false }
      const row = { pageKey, title, ...times, updatedAt: own?.updatedAt ?? null }
      return own?.isPublished
        ? { ...row, title: own.title, state: own.state }
        : { ...row, state: 'SHIPPED' }
    }),
  ]
}

/**
 * One page for its editor.
 * @throws ShopError 404
 */
export async function getStaffPage(db: Queryable, pageKey: string): Promise<StaffPage> {
  const written = await findWrittenPage(db, pageKey)
  const shipped = await findShippedText(db, pageKey)
  const isKept = (REPLACEABLE_PAGES as readonly string[]).includes(pageKey) || shipped !== null
  if (!written && !isKept) throw notFound('Page')
  const state = !isKept || written?.page.isPublished ? written?.state : undefined
  return { pageKey, page: written?.page ?? null, state: state ?? 'SHIPPED', shipped }
}
