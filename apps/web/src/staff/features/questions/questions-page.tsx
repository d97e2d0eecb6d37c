import { useState } from 'react'
import { Link } from 'react-router'
import {
  moderateQuestion,
  type QuestionRow,
  staffQuestions,
} from '../../../api/staff/catalogue/questions.ts'
import { STAFF_KEY } from '../../../api/staff/staff-key.ts'
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
import { AnswerDialog } from './answer-dialog.tsx'
import { BuyerAnswer } from './buyer-answer.tsx'

function StateTag({ row }: { row: QuestionRow }) {
  if (row.hiddenAt) return <Tag tone="bad">Hidden</Tag>
  const isAnswered = row.answer !== null || row.answers.some(({ hiddenAt }) => hiddenAt === null)
  return isAnswered ? <Tag tone="good">Answered</Tag> : <Tag tone="warn">No answer</Tag>
}

function HideOrShow({ row: { questionId, question, hiddenAt } }: { row: QuestionRow }) {
  const hidden = hiddenAt !== null
  const { busy, refusal, save } = useSave(moderateQuestion, {
    outdates: [STAFF_KEY],
    success: hidden ? 'Question shown again.' : 'Question hidden.',
  })
  return (
    <>
      <Button
        rank="secondary"
        busy={busy}
        aria-label={`${hidden ? 'Show' : 'Hide'} the question ${question}`}
        onClick={() => save({ questionId, hidden: !hidden })}
      >
        {hidden ? 'Show' : 'Hide'}
      </Button>
      <Refusal refusal={refusal} />
    </>
  )
}

const columnsFor = (open: (row: QuestionRow) => void): readonly Column<QuestionRow>[] => [
  {
    name: 'question',
    label: 'Question and answers',
    main: true,
    typed: true,
    cell: ({ question, askerName, askedAt, answer, answers }) => (
      <>
        <b className={`strong ${detailStyles.asTyped}`}>{question}</b>
        <span className={detailStyles.subLine}>
          {askerName || 'A shopper'}, {formatDate(askedAt)}
        </span>
        {answer && (
          <>
            <p className={detailStyles.asTyped}>{answer}</p>
            <span className={detailStyles.subLine}>From the shop</span>
          </>
        )}
        {answers.map((one) => (
          <BuyerAnswer key={one.answerId} answer={one} />
        ))}
      </>
    ),
  },
  {
    name: 'product',
    label: 'Product',
    typed: true,
    cell: ({ productId, productName }) => <Link to={`/products/${productId}`}>{productName}</Link>,
  },
  { name: 'state', label: 'State', cell: (row) => <StateTag row={row} /> },
  {
    name: 'action',
    label: 'Actions',
    cell: (row) => (
      <div className="row">
        <Button
          aria-label={`${row.answer ? 'Edit the answer to' : 'Answer'} the question ${row.question}`}
          onClick={() => open(row)}
        >
          {row.answer ? 'Edit answer' : 'Answer'}
        </Button>
        <HideOrShow row={row} />
      </div>
    ),
  },
]

/** Shoppers' questions about products: unanswered ones first, oldest first. */
export function Component() {
  const list = useListState()
  const [opened, setOpened] = useState<QuestionRow>()
  const { state = 'unanswered', ...others }: Record<string, unknown> = list.query
  const query = useListQuery(staffQuestions({ ...others, ...(state !== 'all' && { state }) }))
  return (
    <>
      <PageHeader
        title="Questions"
        lead="Shoppers see the answer on the product’s page; whoever asked gets one email. Hide what breaks the rules; nothing is deleted."
      />
      <div className={toolStyles.tools}>
        <FilterLinks
          list={list}
          name="state"
          label="Questions by state"
          options={[
            { value: '', label: 'Unanswered' },
            { value: 'answered', label: 'Answered' },
            { value: 'hidden', label: 'Hidden' },
            { value: 'all', label: 'All' },
          ]}
        />
        <SearchField list={list} label="Question, answer, product or SKU" />
      </div>
      <ListView
        list={list}
        query={query}
        caption="Questions"
        noun="questions"
        columns={columnsFor(setOpened)}
        keyOf={({ questionId }) => questionId}
        empty={
          <EmptyState icon="circle-check" title="No questions here">
            Shoppers ask on the page of a product; a question comes here once its email is
            confirmed.
          </EmptyState>
        }
      />
      <AnswerDialog row={opened} onClose={() => setOpened(undefined)} />
    </>
  )
}
