import { RECALL_ANSWERS } from '@mendwell/domain/recalls/recalls'
import { useMutation, useQuery } from '@tanstack/react-query'
import { CallProblem } from '../../api/calls/call.ts'
import {
  answerRecallNotice,
  openRecallNotice,
  type RecallNotice,
} from '../../api/catalog/recalls.ts'
import { SectionState } from '../../components/lists/section-state.tsx'
import { PageTitle } from '../../components/reading/page-title.tsx'
import { recallText } from '../../components/recalls/recall-texts.ts'
import { formatDate, formatDay } from '../../lib/words/dates.ts'
import { goodsLanguage } from '../../lib/words/goods-language.ts'
import { Button } from '../../ui/buttons/button.tsx'
import skeletonStyles from '../../ui/skeleton.module.css'
import { Instructions } from './instructions.tsx'

/** The link of a mailed notice: what was shipped, what to do, and one click to answer. Opening it answers nothing. */
export function RecallNoticePage({ token }: { token: string }) {
  const isToken = /^[\w-]{43}$/.test(token)
  const opened = useQuery({
    queryKey: ['recall notice', token],
    queryFn: () => openRecallNotice(token),
    enabled: isToken,
    retry: false,
  })
  return (
    <div className="page stack" style={{ paddingTop: 28 }}>
      <PageTitle title={recallText('recall.noticeTitle')} />
      {isToken && !opened.error ? (
        <SectionState query={opened} skeleton={<span className={skeletonStyles.square} />}>
          {(notice) => <Notice token={token} opened={notice} />}
        </SectionState>
      ) : (
        <p className="note warn" role="alert">
          {recallText('recall.ended')}
        </p>
      )}
    </div>
  )
}

function Notice({ token, opened }: { token: string; opened: RecallNotice }) {
  const answering = useMutation({
    mutationFn: (answer: NonNullable<RecallNotice['answer']>) => answerRecallNotice(token, answer),
  })
  const notice = answering.data ?? opened
  const { orderNum, orderedAt, title, firm, reason, pieces, answer, returns } = notice
  return (
    <>
      <p className="lead">
        {recallText('recall.noticeLead', { number: orderNum, day: formatDate(orderedAt) })}
      </p>
      <section className="panel stack">
        <h2 lang={goodsLanguage()}>{title}</h2>
        <p className="small muted">
          {recallText('recall.by', { firm })} · {recallText(`recall.class.${notice.recallClass}`)}
        </p>
        <h3>{recallText('recall.yours')}</h3>
        <ul>
          {pieces.map(({ productName, lot, quantity, sentOn }) => (
            <li key={`${productName} ${lot} ${sentOn}`}>
              {recallText('recall.piece', { quantity, name: productName, day: formatDay(sentOn) })}
              <br />
              <b className="strong">
                {lot ? recallText('recall.lot', { lot }) : recallText('recall.lotUnknown')}
              </b>
            </li>
          ))}
        </ul>
        <h3>{recallText('recall.why')}</h3>
        <p lang={goodsLanguage()}>{reason}</p>
        <h3>{recallText('recall.do')}</h3>
        <Instructions of={notice} />
      </section>
      <section className="panel stack" aria-labelledby="recall-answer">
        <h2 id="recall-answer">{recallText('recall.answerTitle')}</h2>
        <p className="muted">{recallText('recall.answerHelp')}</p>
        {notice.isClosed && <p>{recallText('recall.isClosed')}</p>}
        <div role="status">
          {answer && (
            <div className="note good">
              <div>
                <p>
                  {recallText('recall.thanks', { answer: recallText(`recall.answer.${answer}`) })}
                </p>
                {answer === 'PASSED_ON' && <p>{recallText('recall.passOn')}</p>}
                {returns.length > 0 && (
                  <p>{recallText('recall.returns', { numbers: returns.join(', ') })}</p>
                )}
              </div>
            </div>
          )}
          {answering.error && (
            <p className="note warn">
              {recallText(
                answering.error instanceof CallProblem ? 'recall.ended' : 'recall.failed',
              )}
            </p>
          )}
        </div>
        <div className="row">
          {RECALL_ANSWERS.map((one) => (
            <Button
              key={one}
              big
              rank={one === 'HAVE' && !answer ? 'primary' : 'outline'}
              aria-pressed={answer === one}
              busy={answering.isPending && answering.variables === one}
              onClick={() => answering.mutate(one)}
            >
              {recallText(`recall.answer.${one}`)}
            </Button>
          ))}
        </div>
      </section>
    </>
  )
}
