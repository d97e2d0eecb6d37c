import { useMutation } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { confirmQuestion, endQuestion, refreshQuestions } from '../../../api/catalog/questions.ts'
import { questionText, refusalOf } from '../../../components/questions/question-text.ts'
import { PageTitle } from '../../../components/reading/page-title.tsx'
import { paths } from '../../../lib/addresses/paths.ts'
import { Button, buttonClass } from '../../../ui/buttons/button.tsx'
import narrowStyles from './narrow.module.css'

/** The link of the mail about a question; it takes a click to redeem, so that mail scanners cannot. */
export function Component() {
  const token = useSearchParams()[0].get('t') ?? ''
  const confirming = useMutation({
    mutationFn: () => confirmQuestion(token),
    onSuccess: ({ productId }) => refreshQuestions(productId),
  })
  const ending = useMutation({ mutationFn: () => endQuestion(token) })
  const { data } = confirming
  const error = ending.error ?? confirming.error
  return (
    <div className={`page ${narrowStyles.narrow} stack`}>
      <PageTitle title={questionText('question.confirmTitle')} />
      {!data && !ending.isSuccess && (
        <p className="muted">{questionText('question.confirmHelp')}</p>
      )}
      <div role="status" className="stack">
        {data && !ending.isSuccess && (
          <p className="note good">
            {questionText('question.confirmed', { name: data.productName })}
          </p>
        )}
        {ending.isSuccess && <p className="note good">{questionText('question.forgotten')}</p>}
        {error && <p className="note warn">{refusalOf(error)}</p>}
      </div>
      {!ending.isSuccess && (
        <div className="row">
          {data ? (
            <Link className={buttonClass('primary')} to={paths.questions(data)}>
              {questionText('question.see')}
            </Link>
          ) : (
            <Button big busy={confirming.isPending} onClick={() => confirming.mutate()}>
              {questionText('question.confirm')}
            </Button>
          )}
          <Button rank="quiet" busy={ending.isPending} onClick={() => ending.mutate()}>
            {questionText('question.forget')}
          </Button>
        </div>
      )}
    </div>
  )
}
