import type { RecallDetail } from '../../../../api/staff/stock/recalls.ts'
import detailStyles from '../../../components/page/details.module.css'
import { formatMoment } from '../../../components/page/formats.ts'
import { REMEDY_WORDS } from '../parts/recall-words.ts'

/** The results of a recall: the effectiveness check with its numbers. */
export function Figures({ recall }: { recall: RecallDetail }) {
  const { figures, confirmedBy, confirmedAt, endedBy, endedAt, endNote, remedy } = recall
  const { notified, reached, unreachable, answered, checked, checkedAnswered } = figures
  const { pieces, piecesAnswered, frozen, remedies } = figures
  return (
    <section className="panel stack">
      <h2>Progress</h2>
      <dl className={detailStyles.facts}>
        <dt>Orders notified</dt>
        <dd>
          {notified}, {reached} mails handed over
          {unreachable > 0 && `, ${unreachable} could not be mailed: please call`}
        </dd>
        <dt>Answered</dt>
        <dd>
          {answered} of {notified}
        </dd>
        <dt>Check</dt>
        <dd>
          {checkedAnswered} of {checked} drawn for the check have answered
        </dd>
        <dt>Pieces sent</dt>
        <dd>
          {piecesAnswered} of {pieces} accounted for
        </dd>
        <dt>Frozen here</dt>
        <dd>{frozen}</dd>
        <dt>Remedy</dt>
        <dd>
          {REMEDY_WORDS[remedy]}: {remedies} {remedies === 1 ? 'request' : 'requests'} under Returns
        </dd>
        <dt>Confirmed</dt>
        <dd>
          {confirmedAt && formatMoment(confirmedAt)}
          {confirmedBy && `, ${confirmedBy}`}
        </dd>
        {endedAt && (
          <>
            <dt>Closed</dt>
            <dd>
              {formatMoment(endedAt)}
              {endedBy && `, ${endedBy}`}: {endNote}
            </dd>
          </>
        )}
      </dl>
    </section>
  )
}
