import { moderateAnswer, type QuestionRow } from '../../../api/staff/catalogue/questions.ts'
import { STAFF_KEY } from '../../../api/staff/staff-key.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Refusal } from '../../components/forms/refusal.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import detailStyles from '../../components/page/details.module.css'
import { formatDate } from '../../components/page/formats.ts'

/** A buyer's answer, to hide or show again. */
export function BuyerAnswer({ answer: row }: { answer: QuestionRow['answers'][number] }) {
  const { answerId, answer, writer, answeredAt, hiddenAt } = row
  const hidden = hiddenAt !== null
  const { busy, refusal, save } = useSave(moderateAnswer, {
    outdates: [STAFF_KEY],
    success: hidden ? 'Answer shown again.' : 'Answer hidden.',
  })
  return (
    <div>
      <p className={detailStyles.asTyped}>{answer}</p>
      <span className={detailStyles.subLine}>
        {writer}, bought it, {formatDate(answeredAt)}
        {hidden && ', hidden'}{' '}
        <Button
          rank="quiet"
          busy={busy}
          aria-label={`${hidden ? 'Show' : 'Hide'} the answer of ${writer}`}
          onClick={() => save({ answerId, hidden: !hidden })}
        >
          {hidden ? 'Show' : 'Hide'}
        </Button>
      </span>
      <Refusal refusal={refusal} />
    </div>
  )
}
