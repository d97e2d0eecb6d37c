import * as contract from '@mendwell/contract/content/staff-pages'
import { type Answer, call, type Input } from '../../calls/call.ts'
import { query } from '../../calls/query.ts'

export type PageRow = Answer<typeof contract.findStaffPages>['rows'][number]
export type StaffPage = Answer<typeof contract.getStaffPage>
export type PageText = NonNullable<StaffPage['page']>
export type SavedPage = NonNullable<Input<typeof contract.savePage>['body']>

/** Queries that a changed page invalidates. */
export const PAGE_QUESTIONS = ['/staff/pages', '/staff/history']

export const staffPages = () => query(contract.findStaffPages)

/** One page, in both languages. */
export const staffPage = (pageKey: string) => query(contract.getStaffPage, { query: { pageKey } })

/** Preview of a text. */
export const pagePreview = (text: { lead: string; body: string }) => ({
  queryKey: ['preview of a page', text],
  queryFn: () => call(contract.previewPage, { body: text }),
})

export const savePage = (body: SavedPage) => call(contract.savePage, { body })
export const removePage = (pageKey: string) => call(contract.removePage, { body: { pageKey } })
