import * as contract from '@mendwell/contract/content/scheduled-texts'
import { type Answer, call, type Input } from '../../calls/call.ts'
import { query } from '../../calls/query.ts'

type Body<E extends Parameters<typeof call>[0]> = NonNullable<Input<E>['body']>

export type NewsRow = Answer<typeof contract.findStaffNews>['rows'][number]
export type NewsBody = Body<typeof contract.saveNews>

/** Queries that a changed ticker line invalidates. */
export const NEWS_QUESTIONS = ['/staff/news', '/staff/history']

export const staffNews = () => query(contract.findStaffNews)
export const saveNews = (body: NewsBody) => call(contract.saveNews, { body })
export const deleteNews = (id: number) => call(contract.deleteNews, { params: { id } })

export type BannerRow = Answer<typeof contract.findBanners>['rows'][number]
export type BannerBody = Body<typeof contract.saveBanner>

/** Queries that a changed banner invalidates. */
export const BANNER_QUESTIONS = ['/staff/banners', '/staff/history']

export const banners = () => query(contract.findBanners)
export const saveBanner = (body: BannerBody) => call(contract.saveBanner, { body })
export const removeBanner = (bannerId: number) =>
  call(contract.removeBanner, { body: { bannerId } })
