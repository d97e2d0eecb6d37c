import { SavePage } from '@mendwell/contract/content/staff-pages'
import * as z from 'zod/mini'
import type { PageText, SavedPage } from '../../../../api/staff/pages/staff-pages.ts'
import { byContract } from '../../../../lib/forms/by-contract.ts'

const text = z.string()

/** The form values, as typed. */
const fields = z.object({
  /** The last part of the URL, for a custom page. */
  slug: text,
  title: text,
  titleEs: text,
  lead: text,
  leadEs: text,
  body: text,
  bodyEs: text,
  isPublished: z.boolean(),
  inFooter: z.boolean(),
  /** Minutes in the shop's time zone; '' for none. */
  showsFrom: text,
  showsUntil: text,
  /** YYYY-MM-DD; '' for a page that is no article. */
  articleOn: text,
  author: text,
  authorEs: text,
})
export type PageValues = z.output<typeof fields>
export const FIELDS = Object.keys(fields.shape) as (keyof PageValues)[]

/** The request body. `pageKey` is undefined for a new page, `before` null if there is no text yet. */
export function bodyOf(
  { slug, showsFrom, showsUntil, articleOn, ...page }: PageValues,
  { pageKey, before }: { pageKey: string | undefined; before: PageText | null },
): SavedPage {
  return {
    pageKey: pageKey ?? `pages/${slug}`,
    page: {
      ...page,
      showsFrom: showsFrom || null,
      showsUntil: showsUntil || null,
      articleOn: articleOn || null,
    },
    before,
  }
}

/** The unsaved input for this page, or for a new one. */
export const formOf = (pageKey: string | undefined) =>
  fields.check(
    byContract({
      schema: SavePage,
      bodyOf: (values) => bodyOf(values, { pageKey, before: null }),
      fields: { pageKey: 'slug' },
    }),
  )

/** A page as form values. */
export const valuesOf = (page: PageText): PageValues => ({
  ...page,
  slug: '',
  showsFrom: page.showsFrom ?? '',
  showsUntil: page.showsUntil ?? '',
  articleOn: page.articleOn ?? '',
})

export const BLANK: PageText = {
  title: '',
  titleEs: '',
  lead: '',
  leadEs: '',
  body: '',
  bodyEs: '',
  isPublished: false,
  showsFrom: null,
  showsUntil: null,
  inFooter: false,
  articleOn: null,
  author: '',
  authorEs: '',
}
