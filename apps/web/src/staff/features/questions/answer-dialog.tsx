import { MAX_QUESTION } from '@mendwell/domain/questions/questions'
import { useState } from 'react'
import { answerQuestion, type QuestionRow } from '../../../api/staff/catalogue/questions.ts'
import { STAFF_KEY } from '../../../api/staff/staff-key.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextArea } from '../../../ui/fields/text-field.tsx'
import { StaffDialog } from '../../components/dialogs/staff-dialog.tsx'
import { Refusal } from '../../components/forms/refusal.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import detailStyles from '../../components/page/details.module.css'

interface AnswerDialogProps {
  row: QuestionRow | undefined
  onClose: () => void
}

/** The shop's own answer to a question. Stays mounted, so that focus returns. */
export function AnswerDialog({ row, onClose }: AnswerDialogProps) {
  return (
    <StaffDialog
      opened={row !== undefined}
      onClose={onClose}
      title={row?.answer ? 'Edit the answer' : 'Answer the question'}
    >
      {row && <AnswerForm key={row.questionId} row={row} onClose={onClose} />}
    </StaffDialog>
  )
}

function AnswerForm({ row, onClose }: { row: QuestionRow; onClose: () => void }) {
  const { questionId, question, productName } = row
  const [answer, setAnswer] = useState(row.answer ?? '')
  const [isMissing, setMissing] = useState(false)
  const { save, busy, refusal } = useSave(
    (text: string) => answerQuestion({ questionId, answer: text }),
    {
      outdates: [STAFF_KEY],
      success: 'Answer saved. It is on the product’s page.',
      onSaved: onClose,
    },
  )
  const removing = useSave(() => answerQuestion({ questionId, answer: '' }), {
    outdates: [STAFF_KEY],
    success: 'Answer removed.',
    onSaved: onClose,
  })
  return (
    <div className="stack">
      <p className={detailStyles.asTyped}>
        <b className="strong">{question}</b>
      </p>
      <p className="muted">{productName}</p>
      <Refusal refusal={refusal ?? removing.refusal} />
      <TextArea
        data-autofocus
        label="Answer from the shop"
        hint="Facts about the product. No medical advice: for that, refer to a doctor or pharmacist."
        rows={6}
        maxLength={MAX_QUESTION}
        value={answer}
        error={isMissing && answer.trim() === '' ? 'Enter an answer' : undefined}
        onChange={(event) => setAnswer(event.currentTarget.value)}
      />
      <div className="row">
        <Button
          busy={busy}
          onClick={() => {
            if (answer.trim() === '') setMissing(true)
            else save(answer)
          }}
        >
          Save the answer
        </Button>
        {row.answer && (
          <Button rank="outline" busy={removing.busy} onClick={() => removing.save(undefined)}>
            Remove the answer
          </Button>
        )}
      </div>
    </div>
  )
}
