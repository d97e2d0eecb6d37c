import * as z from 'zod/mini'

const Draft = z.object({
  rating: z.optional(z.int()),
  reviewTitle: z.string(),
  reviewMsg: z.string(),
  showName: z.boolean(),
})
/** A review as far as it is typed. */
export type ReviewDraft = z.infer<typeof Draft>

export const EMPTY_DRAFT: ReviewDraft = { reviewTitle: '', reviewMsg: '', showName: false }

const keyOf = (productId: number) => `mendwell.review.${productId}`

/** What was typed in this tab before a reload or a sign-in; undefined when there is nothing. */
export function readDraft(productId: number): ReviewDraft | undefined {
  try {
    return Draft.safeParse(JSON.parse(sessionStorage.getItem(keyOf(productId)) ?? 'null')).data
  } catch {
    return undefined
  }
}

/** Keeps what is typed until it is sent; undefined forgets it. */
export function keepDraft(productId: number, draft: ReviewDraft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(productId), JSON.stringify(draft))
    else sessionStorage.removeItem(keyOf(productId))
  } catch {
    // Storage may be forbidden: then the draft lasts as long as the page.
  }
}
