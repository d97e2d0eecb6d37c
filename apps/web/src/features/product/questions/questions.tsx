import type { ProductWire } from '@mendwell/contract/catalog/catalog'
import type { ShownQuestionWire } from '@mendwell/contract/questions/questions'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { mayAnswer, questionsOf } from '../../../api/catalog/questions.ts'
import { SectionState } from '../../../components/lists/section-state.tsx'
import { questionText } from '../../../components/questions/question-text.ts'
import { useSession } from '../../../session/session.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import skeletonStyles from '../../../ui/skeleton.module.css'
import { QuestionDialog, type Writing } from './question-dialog.tsx'
import { QuestionEntry } from './question-entry.tsx'

const STEP = 10

/** What shoppers asked about a product and its other sizes, ten at a time, and a way to ask. */
export function Questions({ product }: { product: ProductWire }) {
  const { productId } = product
  const [writing, setWriting] = useState<Writing>()
  const questions = useQuery(questionsOf(productId))
  const isSignedIn = useSession().customer !== null
  const buyer = useQuery({ ...mayAnswer(productId), enabled: isSignedIn })
  const answer = isSignedIn && buyer.data?.mayAnswer ? setWriting : undefined
  return (
    <>
      <div className="head">
        <h2>{questionText('question.title')}</h2>
        <Button rank="outline" aria-haspopup="dialog" onClick={() => setWriting('question')}>
          {questionText('question.ask')}
        </Button>
      </div>
      <SectionState
        query={questions}
        skeleton={<div className={skeletonStyles.tall} />}
        isEmpty={(list) => list.questions.length === 0}
        empty={<NoQuestions />}
      >
        {(list) => <QuestionList questions={list.questions} onAnswer={answer} />}
      </SectionState>
      <QuestionDialog product={product} writing={writing} onClose={() => setWriting(undefined)} />
    </>
  )
}

interface QuestionListProps {
  questions: readonly ShownQuestionWire[]
  onAnswer: ((question: ShownQuestionWire) => void) | undefined
}

function QuestionList({ questions, onAnswer }: QuestionListProps) {
  const [count, setCount] = useState(STEP)
  return (
    <div>
      {questions.slice(0, count).map((question) => (
        <QuestionEntry key={question.questionId} question={question} onAnswer={onAnswer} />
      ))}
      {questions.length > count && (
        <Button rank="outline" onClick={() => setCount(count + STEP)}>
          {questionText('question.showMore')}
        </Button>
      )}
      <p className="small muted">{questionText('question.note')}</p>
    </div>
  )
}

function NoQuestions() {
  return (
    <div className="panel flat stack-small">
      <h3>{questionText('question.none')}</h3>
      <p>{questionText('question.beFirst')}</p>
    </div>
  )
}
