import { MAX_REPLY } from '@mendwell/contract/catalog/reviews'
import type { StaffReviewWire } from '@mendwell/contract/content/staff-content'
import { useState } from 'react'
import { replyToReview } from '../../../api/staff/content.ts'
import { STAFF_KEY } from '../../../api/staff/staff-key.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextArea } from '../../../ui/fields/text-field.tsx'
import { StaffDialog } from '../../components/dialogs/staff-dialog.tsx'
import { Refusal } from '../../components/forms/refusal.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import detailStyles from '../../components/page/details.module.css'

interface ReplyDialogProps {
  review: StaffReviewWire | undefined
  onClose: () => void
}

/** The shop's public reply to a review. Stays mounted, so that focus returns. */
export function ReplyDialog({ review, onClose }: ReplyDialogProps) {
  return (
    <StaffDialog
      opened={review !== undefined}
      onClose={onClose}
      title={review?.reply ? 'Edit the reply' : 'Reply to the review'}
    >
      {review && <ReplyForm key={review.reviewId} review={review} onClose={onClose} />}
    </StaffDialog>
  )
}

function ReplyForm({ review, onClose }: { review: StaffReviewWire; onClose: () => void }) {
  const { reviewId, reviewTitle, reviewMsg, productName } = review
  const [reply, setReply] = useState(review.reply ?? '')
  const [isMissing, setMissing] = useState(false)
  const { save, busy, refusal } = useSave(
    (text: string) => replyToReview({ reviewId, reply: text }),
    {
      outdates: [STAFF_KEY],
      success: 'Reply saved. Shoppers see it below the review.',
      onSaved: onClose,
    },
  )
  const removing = useSave(() => replyToReview({ reviewId, reply: '' }), {
    outdates: [STAFF_KEY],
    success: 'Reply removed.',
    onSaved: onClose,
  })
  return (
    <div className="stack">
      <p className={detailStyles.asTyped}>
        <b className="strong">{reviewTitle}</b>
      </p>
      <p className={detailStyles.asTyped}>{reviewMsg}</p>
      <p className="muted">{productName}</p>
      <Refusal refusal={refusal ?? removing.refusal} />
      <TextArea
        data-autofocus
        label="Public reply from the shop"
        hint="Write in the customer’s language. Name no order and nothing about their health: everyone reads this."
        rows={6}
        maxLength={MAX_REPLY}
        value={reply}
        error={isMissing && reply.trim() === '' ? 'Enter a reply' : undefined}
        onChange={(event) => setReply(event.currentTarget.value)}
      />
      <div className="row">
        <Button
          busy={busy}
          onClick={() => {
            if (reply.trim() === '') setMissing(true)
            else save(reply)
          }}
        >
          Save the reply
        </Button>
        {review.reply && (
          <Button rank="outline" busy={removing.busy} onClick={() => removing.save(undefined)}>
            Remove the reply
          </Button>
        )}
      </div>
    </div>
  )
}
