import type { ProductWire } from '@mendwell/contract/catalog/catalog'
import type { ShownQuestionWire } from '@mendwell/contract/questions/questions'
import { lazy, Suspense } from 'react'
import { questionText } from '../../../components/questions/question-text.ts'
import { t } from '../../../lib/words/texts.ts'
import { Dialog } from '../../../ui/notices/dialog.tsx'
import skeletonStyles from '../../../ui/skeleton.module.css'

/** The forms and their rules load when needed. */
const forms = () => import('./question-forms.tsx')
const AskForm = lazy(async () => ({ default: (await forms()).AskForm }))
const AnswerForm = lazy(async () => ({ default: (await forms()).AnswerForm }))

/** What is being written: a question, or an answer. */
export type Writing = 'question' | ShownQuestionWire

interface QuestionDialogProps {
  product: ProductWire
  writing: Writing | undefined
  onClose: () => void
}

/** Asks about a product, or answers a question. */
export function QuestionDialog({ product, writing, onClose }: QuestionDialogProps) {
  const answered = typeof writing === 'object' ? writing : undefined
  return (
    <Dialog
      open={writing !== undefined}
      onClose={onClose}
      title={questionText(answered ? 'question.answer' : 'question.ask')}
      subtitle={answered?.question ?? product.productName}
      closeLabel={t('common.close')}
    >
      <Suspense fallback={<div className={skeletonStyles.tall} aria-busy="true" />}>
        {answered && (
          <AnswerForm
            productId={product.productId}
            questionId={answered.questionId}
            onSaved={onClose}
          />
        )}
        {writing === 'question' && <AskForm productId={product.productId} onDone={onClose} />}
      </Suspense>
    </Dialog>
  )
}
