import { storedInTab } from '../../../lib/store/browser-storage.ts'

/** A review as typed so far. */
export interface ReviewDraft {
  rating?: number | undefined
  reviewTitle: string
  reviewMsg: string
  showName: boolean
}

export const EMPTY_DRAFT: ReviewDraft = { reviewTitle: '', reviewMsg: '', showName: false }

const draftOf = (productId: number) => storedInTab(`mendwell.review.${productId}`)

/** What was typed in this tab before a reload or a sign-in; undefined if nothing. */
export function readDraft(productId: number): ReviewDraft | undefined {
  const stored = draftOf(productId).read()
  return isDraft(stored) ? stored : undefined
}

/** Stores what is typed until it is sent; undefined clears it. */
export const storeDraft = (productId: number, draft: ReviewDraft | undefined): void =>
  draftOf(productId).write(draft)

function isDraft(stored: unknown): stored is ReviewDraft {
  if (typeof stored !== 'object' || stored === null) return false
  const { rating, reviewTitle, reviewMsg, showName }: Partial<Record<keyof ReviewDraft, unknown>> =
    stored
  const isRating = rating === undefined || Number.isInteger(rating)
  const areTexts = typeof reviewTitle === 'string' && typeof reviewMsg === 'string'
  return isRating && areTexts && typeof showName === 'boolean'
}
