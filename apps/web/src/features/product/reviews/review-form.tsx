import type { ProductWire } from '@mendwell/contract/catalog/catalog'
import { SaveReview } from '@mendwell/contract/catalog/reviews'
import { Link } from 'react-router'
import { FormErrors } from '../../../components/forms/form-errors.tsx'
import { paths } from '../../../lib/addresses/paths.ts'
import { useCheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { ownTexts } from '../../../lib/words/own-texts.ts'
import { say } from '../../../lib/words/texts.ts'
import { reviewFormTexts } from '../../../texts/en/review-form.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { type ReviewDraft, storeDraft } from './review-draft.ts'
import { StarInput } from './star-input.tsx'
import { type ReviewRefusal, useSaveReview } from './use-save-review.ts'

interface ReviewFormProps {
  product: ProductWire
  isSignedIn: boolean
  initial: ReviewDraft
  onSaved: () => void
}

const formText = ownTexts(reviewFormTexts)

/** Stars, title and text; messages of Specification §5 and §8. */
export function ReviewForm({ product, isSignedIn, initial, onSaved }: ReviewFormProps) {
  const { productId } = product
  const { rating, reviewTitle, reviewMsg, showName } = initial
  const form = useCheckedForm<ReviewDraft & { productId: number }>({
    initialValues: { productId, rating, reviewTitle, reviewMsg, showName },
    schema: SaveReview,
    fields: ['rating', 'reviewTitle', 'reviewMsg'],
    onValuesChange: (values) => storeDraft(productId, values),
  })
  const saving = useSaveReview({ isSignedIn, showErrors: form.showErrors, onSaved })
  return (
    <form className="stack" noValidate onSubmit={form.submit((values) => saving.save(values))}>
      <FormErrors form={form} />
      {saving.refusal && <Refusal refusal={saving.refusal} product={product} />}
      <StarInput
        label={formText('review.rating')}
        id={form.idOf('rating')}
        error={form.field('rating').error}
        value={form.values.rating}
        onChange={(stars) => form.set({ rating: stars })}
      />
      <TextField label={formText('review.title')} maxLength={120} {...form.field('reviewTitle')} />
      <TextArea label={formText('review.text')} maxLength={4000} {...form.field('reviewMsg')} />
      <label className="check">
        <input type="checkbox" {...form.checkbox('showName')} />
        {formText('review.showName')}
      </label>
      <Button type="submit" wide big busy={saving.busy}>
        {formText('review.submit')}
      </Button>
    </form>
  )
}

/** Why it was not saved. If signed out: the link to sign in, and back to this form with everything typed. */
function Refusal({ refusal, product }: { refusal: ReviewRefusal; product: ProductWire }) {
  return (
    <div className="note warn" role="alert">
      <Icon name="alert-triangle" />
      <p>
        {refusal === 'SIGN_IN' ? (
          <>
            {say('pleaseSignIn')}{' '}
            <Link to={paths.login} state={{ from: `${paths.product(product)}?review=1` }}>
              {formText('review.signIn')}
            </Link>
          </>
        ) : (
          refusal.message
        )}
      </p>
    </div>
  )
}
