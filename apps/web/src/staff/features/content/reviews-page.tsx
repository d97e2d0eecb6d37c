import type { StaffReviewWire } from '@mendwell/contract/content/staff-content'
import { useState } from 'react'
import { moderateReview, staffReviews } from '../../../api/staff/content.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Refusal } from '../../components/forms/refusal.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import type { Column } from '../../components/lists/data-table.tsx'
import { FilterLinks } from '../../components/lists/filter-links.tsx'
import { ListView } from '../../components/lists/list-view.tsx'
import { SearchField } from '../../components/lists/search-field.tsx'
import toolStyles from '../../components/lists/tools.module.css'
import { useListQuery } from '../../components/lists/use-list-query.ts'
import { useListState } from '../../components/lists/use-list-state.ts'
import detailStyles from '../../components/page/details.module.css'
import { EmptyState } from '../../components/page/empty-state.tsx'
import { formatDate } from '../../components/page/formats.ts'
import { PageHeader } from '../../components/page/page-header.tsx'
import { Tag } from '../../components/page/tags.tsx'
import { ReplyDialog } from './reply-dialog.tsx'

/** Hiding a review also removes its stars from the product's. */
function HideOrShow({ review }: { review: StaffReviewWire }) {
  const hidden = review.hiddenAt !== null
  const { busy, refusal, save } = useSave(moderateReview, {
    outdates: ['/staff/reviews'],
    success: hidden ? 'Review shown again.' : 'Review hidden.',
  })
  return (
    <>
      <Button
        rank="secondary"
        busy={busy}
        aria-label={`${hidden ? 'Show' : 'Hide'} the review ${review.reviewTitle}`}
        onClick={() => save({ reviewId: review.reviewId, hidden: !hidden })}
      >
        {hidden ? 'Show' : 'Hide'}
      </Button>
      <Refusal refusal={refusal} />
    </>
  )
}

const columnsFor = (
  reply: (review: StaffReviewWire) => void,
): readonly Column<StaffReviewWire>[] => [
  {
    name: 'review',
    label: 'Review',
    main: true,
    typed: true,
    cell: ({ reviewTitle, reviewMsg, reply }) => (
      <>
        <b className="strong">{reviewTitle}</b>
        <p className={detailStyles.asTyped}>{reviewMsg}</p>
        {reply && (
          <>
            <p className={detailStyles.asTyped}>{reply}</p>
            <span className={detailStyles.subLine}>From the shop</span>
          </>
        )}
      </>
    ),
  },
  { name: 'rating', label: 'Stars', cell: ({ rating }) => `${rating}\u00a0of\u00a05` },
  { name: 'product', label: 'Product', cell: ({ productName }) => productName },
  {
    name: 'writer',
    label: 'Written by',
    typed: true,
    cell: ({ writer, verifiedPurchase, reviewDate }) => (
      <>
        {writer}
        <br />
        <span className="muted">
          {formatDate(reviewDate)}
          {verifiedPurchase && ', verified purchase'}
        </span>
      </>
    ),
  },
  {
    name: 'state',
    label: 'State',
    cell: ({ hiddenAt }) =>
      hiddenAt ? <Tag tone="bad">Hidden</Tag> : <Tag tone="good">Shown</Tag>,
  },
  {
    name: 'action',
    label: 'Actions',
    cell: (review) => (
      <div className="row">
        <Button
          rank="secondary"
          aria-label={`${review.reply ? 'Edit reply to' : 'Reply to'} the review ${review.reviewTitle}`}
          onClick={() => reply(review)}
        >
          {review.reply ? 'Edit reply' : 'Reply'}
        </Button>
        <HideOrShow review={review} />
      </div>
    ),
  },
]

/** Customers' product reviews, newest first. */
export function Component() {
  const list = useListState()
  const [replied, setReplied] = useState<StaffReviewWire>()
  const query = useListQuery(staffReviews(list.query))
  return (
    <>
      <PageHeader
        title="Reviews"
        lead="Reply to reviews in public, and hide those that break the rules. No review is deleted."
      />
      <div className={toolStyles.tools}>
        <FilterLinks
          list={list}
          name="state"
          label="Reviews by state"
          options={[
            { value: '', label: 'All' },
            { value: 'unanswered', label: 'Without a reply' },
            { value: 'shown', label: 'Shown' },
            { value: 'hidden', label: 'Hidden' },
          ]}
        />
        <SearchField list={list} label="Search reviews" />
      </div>
      <ListView
        list={list}
        query={query}
        caption="Reviews, newest first"
        noun="reviews"
        columns={columnsFor(setReplied)}
        keyOf={({ reviewId }) => reviewId}
        empty={
          <EmptyState icon="star" title={list.isNarrowed ? 'No reviews found' : 'No reviews yet'} />
        }
      />
      <ReplyDialog review={replied} onClose={() => setReplied(undefined)} />
    </>
  )
}
