import { AskQuestion, SaveAnswer } from '@mendwell/contract/questions/questions'
import { MAX_ASKER_NAME, MAX_QUESTION } from '@mendwell/domain/questions/questions'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { CallProblem } from '../../../api/calls/call.ts'
import {
  askQuestion,
  type QuestionBody,
  refreshQuestions,
  saveAnswer,
} from '../../../api/catalog/questions.ts'
import { noticeEndedSession } from '../../../api/sessions.ts'
import { FormErrors } from '../../../components/forms/form-errors.tsx'
import { RefusalNote } from '../../../components/forms/refusal-note.tsx'
import { questionText, refusalOf } from '../../../components/questions/question-text.ts'
import { type CheckedForm, useCheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { t } from '../../../lib/words/texts.ts'
import { useSession } from '../../../session/session.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx'
import { showToast } from '../../../ui/notices/toast.tsx'
import { readDraft, storeDraft } from './question-draft.ts'

interface AskFormProps {
  productId: number
  onDone: () => void
}

/** A question; without a session, an email to confirm it by is required. */
export function AskForm({ productId, onDone }: AskFormProps) {
  const isGuest = useSession().customer === null
  const form = useCheckedForm<QuestionBody & { email: string; name: string }>({
    initialValues: { productId, email: '', ...readDraft(productId) },
    schema: AskQuestion,
    fields: ['question', 'name', 'email'],
    onValuesChange: ({ question, name }) => storeDraft({ productId, question, name }),
  })
  const { send, refusal, busy, sent } = useSend(form, askQuestion, ({ isShown }) => {
    storeDraft(undefined)
    if (!isShown) return
    showToast({ kind: 'good', text: questionText('question.shown') })
    onDone()
    return refreshQuestions(productId)
  })
  if (sent && !sent.isShown) return <ConfirmSent onDone={onDone} />
  return (
    <form
      className="stack"
      noValidate
      onSubmit={form.submit(({ email, ...typed }) => send(isGuest ? { ...typed, email } : typed))}
    >
      <FormErrors form={form} />
      <RefusalNote text={refusal} />
      <TextArea
        label={questionText('question.yours')}
        hint={questionText('question.yoursHint')}
        maxLength={MAX_QUESTION}
        rows={4}
        {...form.field('question')}
      />
      <TextField
        label={questionText('question.name')}
        hint={questionText('question.nameHint')}
        optional={t('common.optional')}
        autoComplete="given-name"
        maxLength={MAX_ASKER_NAME}
        {...form.field('name')}
      />
      {isGuest ? (
        <TextField
          label={questionText('question.email')}
          hint={questionText('question.emailHint')}
          type="email"
          autoComplete="email"
          autoCapitalize="off"
          {...form.field('email')}
        />
      ) : (
        <p className="small muted">{questionText('question.emailKnown')}</p>
      )}
      <p className="small muted">{questionText('question.note')}</p>
      <Button type="submit" wide big busy={busy}>
        {questionText('question.send')}
      </Button>
    </form>
  )
}

function ConfirmSent({ onDone }: { onDone: () => void }) {
  return (
    <div className="stack">
      <p className="note good" role="status">
        {questionText('question.confirmSent')}
      </p>
      <Button rank="outline" onClick={onDone}>
        {questionText('question.close')}
      </Button>
    </div>
  )
}

interface AnswerFormProps {
  productId: number
  questionId: number
  onSaved: () => void
}

/** An answer by a buyer. */
export function AnswerForm({ productId, questionId, onSaved }: AnswerFormProps) {
  const form = useCheckedForm({
    initialValues: { questionId, answer: '', showName: false },
    schema: SaveAnswer,
    fields: ['answer'],
  })
  const { send, refusal, busy } = useSend(form, saveAnswer, () => {
    showToast({ kind: 'good', text: questionText('question.answerShown') })
    onSaved()
    return refreshQuestions(productId)
  })
  return (
    <form className="stack" noValidate onSubmit={form.submit(send)}>
      <FormErrors form={form} />
      <RefusalNote text={refusal} />
      <TextArea
        label={questionText('question.answerYours')}
        maxLength={MAX_QUESTION}
        rows={4}
        {...form.field('answer')}
      />
      <label className="check">
        <input type="checkbox" {...form.checkbox('showName')} />
        {questionText('question.showName')}
      </label>
      <p className="small muted">{questionText('question.note')}</p>
      <Button type="submit" wide big busy={busy}>
        {questionText('question.sendAnswer')}
      </Button>
    </form>
  )
}

/** Sends what was typed; a refusal keeps it in the form. */
function useSend<Values extends object, Body, Answer>(
  form: CheckedForm<Values>,
  call: (body: Body) => Promise<Answer>,
  onSent: (answer: Answer) => unknown,
) {
  const [refusal, setRefusal] = useState<string>()
  const sending = useMutation({
    mutationFn: call,
    onSuccess: onSent,
    onError: (error) => {
      noticeEndedSession(error)
      const errors = error instanceof CallProblem ? error.problem.errors : undefined
      if (!errors || !form.showErrors(errors)) setRefusal(refusalOf(error))
    },
  })
  const send = (body: Body) => {
    if (sending.isPending) return
    setRefusal(undefined)
    sending.mutate(body)
  }
  return { send, refusal, busy: sending.isPending, sent: sending.data }
}
