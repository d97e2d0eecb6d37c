import type { ProductWire } from '@mendwell/contract/catalog/catalog'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { ownReview } from '../../../api/catalog/reviews.ts'
import { t } from '../../../lib/words/texts.ts'
import { useSession } from '../../../session/session.ts'
import { Dialog } from '../../../ui/notices/dialog.tsx'
import skeletonStyles from '../../../ui/skeleton.module.css'
import { EMPTY_DRAFT, readDraft } from './review-draft.ts'

/** The form and its rules load when needed. */
const ReviewForm = lazy(async () => ({
  default: (await import('./review-form.tsx')).ReviewForm,
}))

interface ReviewDialogProps {
  product: ProductWire
  open: boolean
  onClose: () => void
}

/** 'Add Your Review'; a customer who has already written one edits it (Decisions §6). */
export function ReviewDialog({ product, open, onClose }: ReviewDialogProps) {
  const isSignedIn = useSession().customer !== null
  const own = useQuery({ ...ownReview(product.productId), enabled: open && isSignedIn })
  const waits = isSignedIn && own.isLoading
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('review.add')}
      subtitle={product.productName}
      closeLabel={t('common.close')}
    >
      <Suspense fallback={<FormSkeleton />}>
        {waits ? (
          <FormSkeleton />
        ) : (
          <ReviewForm
            product={product}
            isSignedIn={isSignedIn}
            initial={readDraft(product.productId) ?? own.data?.review ?? EMPTY_DRAFT}
            onSaved={onClose}
          />
        )}
      </Suspense>
    </Dialog>
  )
}

const FormSkeleton = () => <div className={skeletonStyles.tall} aria-busy="true" />
