import { SHOWN_STATES } from '@mendwell/domain/content/shown-times'
import * as z from 'zod/mini'
import { WallTime } from '../wire/clock-time.ts'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { asRead, Id, IdText, line, optional, required, whenEachIsRight } from '../wire/shapes.ts'
import { says } from '../wire/validation-messages.ts'
import { News } from './content.ts'

const tags = ['content'] as const

/** The period in which a text is shown, as typed. */
export const TypedTimes = {
  /** In the shop's time zone; null: at once, or from its publication on. */
  showsFrom: z.nullable(WallTime),
  /** The first minute at which it is no longer shown; null: forever. */
  showsUntil: z.nullable(WallTime),
}

interface Times {
  showsFrom?: string | null | undefined
  showsUntil?: string | null | undefined
}

/** Starts before it ends. */
export const inOrder = <Text extends Times>() =>
  z.refine<Text>(
    ({ showsFrom, showsUntil }) => !showsFrom || !showsUntil || showsFrom < showsUntil,
    {
      message: says('pageEndsFirst'),
      path: ['showsUntil'],
      when: whenEachIsRight,
    },
  )

/** As stored. */
export const StoredTimes = { showsFrom: z.nullable(z.string()), showsUntil: z.nullable(z.string()) }

/** Reliability §2.11. */
export const MAX_NEWS_LENGTH = 280

const StoredNews = z.object({
  news: z.string(),
  newsEs: z.nullable(z.string()),
  ...StoredTimes,
})
/** A ticker line for its editors. */
export type StoredNews = z.output<typeof StoredNews>

/** Omitted fields stay unchanged: callers that only know the text (Decisions §6) do not reschedule a line. */
export const SaveNews = z
  .object({
    newsId: z.optional(z.nullable(Id)),
    news: required('newsRequired', MAX_NEWS_LENGTH),
    newsEs: z.optional(optional(MAX_NEWS_LENGTH)),
    showsFrom: z.optional(TypedTimes.showsFrom),
    showsUntil: z.optional(TypedTimes.showsUntil),
    before: asRead(z.partial(StoredNews)),
  })
  .check(inOrder())
export type SaveNews = z.output<typeof SaveNews>

export const saveNews = endpoint({
  method: 'POST',
  url: '/newsTracker/save',
  schema: {
    summary: 'Staff: adds a line to the ticker, or changes the one with newsId',
    tags,
    body: SaveNews,
    response: { 200: News, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const deleteNews = endpoint({
  method: 'POST',
  url: '/newsTracker/delete/:id',
  schema: {
    summary: 'Staff: takes a line from the ticker; a line that is gone already is fine',
    tags,
    params: z.object({ id: IdText }),
    response: { 200: z.object({ newsId: z.int() }), ...problems(400, 401, 403, 422) },
  },
})

const NewsRow = z.extend(StoredNews, { newsId: Id, state: z.enum(SHOWN_STATES) })
export type NewsRow = z.output<typeof NewsRow>

export const findStaffNews = endpoint({
  method: 'GET',
  url: '/staff/news',
  schema: {
    summary:
      'Staff: the lines of the ticker, those to come and those that have ended too, newest first',
    tags,
    response: { 200: z.object({ rows: z.array(NewsRow) }), ...problems(401, 403) },
  },
})

/** Within the shop, such as /c/61-braces: no other sites, nor anything that looks like one. */
const ShopAddress = line(300).check(
  z.refine(
    (link) => link === '' || /^\/(?![/\\])[^\s\\]*$/.test(link),
    says('shopAddressExpected'),
  ),
)

const bannerFields = z.object({
  heading: required('bannerTextRequired', 80),
  headingEs: required('bannerTextRequired', 80),
  sentence: required('bannerTextRequired', 200),
  sentenceEs: required('bannerTextRequired', 200),
  link: ShopAddress,
  linkLabel: line(40),
  linkLabelEs: line(40),
  ...TypedTimes,
})

const LABELS = ['linkLabel', 'linkLabelEs'] as const

/** A home page banner as edited by staff. */
export const WrittenBanner = bannerFields.check(
  z.superRefine<z.output<typeof bannerFields>>((banner, context) => {
    for (const label of LABELS) {
      if ((banner.link === '') !== (banner[label] === '')) {
        const [path, message] =
          banner.link === ''
            ? (['link', says('bannerLinkRequired')] as const)
            : ([label, says('bannerTextRequired')] as const)
        context.addIssue({ code: 'custom', path: [path], message, input: banner })
      }
    }
  }),
  inOrder(),
)
export type WrittenBanner = z.output<typeof WrittenBanner>

const StoredBanner = z.object({
  heading: z.string(),
  headingEs: z.string(),
  sentence: z.string(),
  sentenceEs: z.string(),
  link: z.string(),
  linkLabel: z.string(),
  linkLabelEs: z.string(),
  ...StoredTimes,
})
export type StoredBanner = z.output<typeof StoredBanner>

const BannerRow = z.extend(StoredBanner, { bannerId: Id, state: z.enum(SHOWN_STATES) })
export type BannerRow = z.output<typeof BannerRow>

export const findBanners = endpoint({
  method: 'GET',
  url: '/staff/banners',
  schema: {
    summary: 'Staff: banners of the home page, those to come and those that have ended too',
    tags,
    response: { 200: z.object({ rows: z.array(BannerRow) }), ...problems(401, 403) },
  },
})

export const saveBanner = endpoint({
  method: 'POST',
  url: '/staff/banners/save',
  schema: {
    summary: 'Staff: writes a banner of the home page, or changes the one with bannerId',
    tags,
    body: z.object({
      bannerId: z.nullable(Id),
      banner: WrittenBanner,
      before: asRead(StoredBanner),
    }),
    response: { 200: BannerRow, ...problems(400, 401, 403, 404, 409, 422) },
  },
})

export const removeBanner = endpoint({
  method: 'POST',
  url: '/staff/banners/remove',
  schema: {
    summary: 'Staff: takes a banner down for good; taken back in the history',
    tags,
    body: z.object({ bannerId: Id }),
    response: { 200: z.object({ bannerId: z.int() }), ...problems(400, 401, 403, 404, 422) },
  },
})
