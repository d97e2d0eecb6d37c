import type { StaffReviewWire } from '@mendwell/contract/content/staff-content'
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

const COLUMNS: readonly Column<StaffReviewWire>[] = [
  {
    name: 'review',
    label: 'Review',
    main: true,
    typed: true,
    cell: ({ reviewTitle, reviewMsg }) => (
      <>
        <b className="strong">{reviewTitle}</b>
        <p className={detailStyles.asTyped}>{reviewMsg}</p>
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
  { name: 'action', label: 'Actions', cell: (review) => <HideOrShow review={review} /> },
]

/** Customers' product reviews, newest first. */
export function Component() {
  const list = useListState()
  const query = useListQuery(staffReviews(list.query))
  return (
    <>
      <PageHeader title="Reviews" lead="Hide reviews that break the rules. Nothing is deleted." />
      <div className={toolStyles.tools}>
        <FilterLinks
          list={list}
          name="state"
          label="Reviews by state"
          options={[
            { value: '', label: 'All' },
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
        columns={COLUMNS}
        keyOf={({ reviewId }) => reviewId}
        empty={
          <EmptyState icon="star" title={list.isNarrowed ? 'No reviews found' : 'No reviews yet'} />
        }
      />
    </>
  )
}
