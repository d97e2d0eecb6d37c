import type { ShownQuestionWire } from '@mendwell/contract/questions/questions'
import { axisLabel } from '../../../components/facts/axis-label.ts'
import { questionText } from '../../../components/questions/question-text.ts'
import { useShopName } from '../../../components/shop/use-shop-name.ts'
import { formatDate } from '../../../lib/words/dates.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import styles from '../reviews/review-list.module.css'

interface QuestionEntryProps {
  question: ShownQuestionWire
  /** Set if the visitor can answer. */
  onAnswer: ((question: ShownQuestionWire) => void) | undefined
}

/** A question with its answers, all as plain text: nothing in them is clickable. */
export function QuestionEntry({ question, onAnswer }: QuestionEntryProps) {
  const { values, answers } = question
  const name = question.name ?? questionText('question.aShopper')
  return (
    <article className={styles.review}>
      <h3 className={styles.words}>{question.question}</h3>
      <p className="tiny muted row">
        {questionText('question.askedBy', { name, date: formatDate(question.askedAt) })}
        {values.map(({ axis, value }) => (
          <span key={axis} className="tag">
            {axisLabel(axis).text}: {value}
          </span>
        ))}
      </p>
      {answers.length > 0 && (
        <div className="panel flat stack-small">
          {answers.map((answer) => (
            <Answer key={answer.answerId} answer={answer} />
          ))}
        </div>
      )}
      {answers.length === 0 && <p className="small muted">{questionText('question.unanswered')}</p>}
      {onAnswer && (
        <Button
          rank="quiet"
          aria-haspopup="dialog"
          aria-label={questionText('question.answerThis', { question: question.question })}
          onClick={() => onAnswer(question)}
        >
          {questionText('question.answer')}
        </Button>
      )}
    </article>
  )
}

function Answer({ answer }: { answer: ShownQuestionWire['answers'][number] }) {
  const shopName = useShopName()
  const isShop = answer.answerId === null
  const name = isShop ? shopName : (answer.name ?? questionText('question.aCustomer'))
  return (
    <>
      <p className={styles.words}>{answer.answer}</p>
      <p className="tiny muted row">
        {questionText('question.answeredBy', { name, date: formatDate(answer.answeredAt) })}
        {!isShop && <span className="tag good">{questionText('question.bought')}</span>}
      </p>
    </>
  )
}
