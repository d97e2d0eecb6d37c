import type { FieldError } from '@mendwell/contract/wire/errors'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { CallProblem } from '../../../api/calls/call.ts'
import { type ReviewBody, refreshReviews, saveReview } from '../../../api/catalog/reviews.ts'
import { useKeyOf } from '../../../lib/forms/use-key-of.ts'
import { say, t, translateMessage } from '../../../lib/words/texts.ts'
import { showToast } from '../../../ui/notices/toast.tsx'
import { type ReviewDraft, storeDraft } from './review-draft.ts'

/** Why a review was not saved: not signed in, or another reason as text. */
export type ReviewRefusal = 'SIGN_IN' | { message: string }

interface SaveReviewOptions {
  isSignedIn: boolean
  showErrors: (errors: readonly FieldError[]) => boolean
  onSaved: () => void
}

type Draft = ReviewDraft & { productId: number }

/** Sends the review; a second click and a retry after a lost answer never save it twice. */
export function useSaveReview({ isSignedIn, showErrors, onSaved }: SaveReviewOptions) {
  const [refusal, setRefusal] = useState<ReviewRefusal>()
  const keyOf = useKeyOf()
  const sending = useMutation({
    mutationFn: ({ body, key }: { body: ReviewBody; key: string }) => saveReview(body, key),
    onSuccess: ({ productId }) => {
      storeDraft(productId, undefined)
      showToast({ kind: 'good', text: say('reviewSaved') })
      onSaved()
      return refreshReviews(productId)
    },
    onError: (error) => setRefusal(refusalOf(error, showErrors)),
  })

  function save({ rating, ...draft }: Draft) {
    setRefusal(undefined)
    if (!isSignedIn) return refuseStranger()
    if (rating === undefined) return
    const body = { ...draft, rating }
    sending.mutate({ body, key: keyOf(body) })
  }

  function refuseStranger() {
    setRefusal('SIGN_IN')
    showToast({ kind: 'warn', text: say('pleaseSignIn') })
  }

  return { save, refusal, busy: sending.isPending }
}

function refusalOf(
  error: Error,
  showErrors: SaveReviewOptions['showErrors'],
): ReviewRefusal | undefined {
  if (!(error instanceof CallProblem)) return { message: t('review.notSent') }
  const { status, detail, sentence, errors } = error.problem
  if (status === 401) return 'SIGN_IN'
  if (errors && showErrors(errors)) return undefined
  return { message: translateMessage(detail, sentence) }
}
