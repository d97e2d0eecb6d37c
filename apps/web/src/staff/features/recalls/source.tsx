import type { RecallDetail } from '../../../api/staff/stock/recalls.ts'
import detailStyles from '../../components/page/details.module.css'
import { formatDay } from '../../components/page/formats.ts'
import { REVIEW_WORDS } from './parts/recall-words.ts'

/** The text of the record or letter, and what was parsed from it. */
export function Source({ recall }: { recall: RecallDetail }) {
  const { reason, codeInfo, initiatedOn, readCodes } = recall
  return (
    <section className="panel stack">
      <h2>What it says</h2>
      <dl className={detailStyles.facts}>
        {initiatedOn && (
          <>
            <dt>Began</dt>
            <dd>{formatDay(initiatedOn)}</dd>
          </>
        )}
        <dt>Why</dt>
        <dd>{reason || 'Not said'}</dd>
        <dt>Codes</dt>
        <dd>{codeInfo || 'None named'}</dd>
      </dl>
      {recall.recallStatus === 'PROPOSED' && readCodes.review.length > 0 && (
        <div className="note warn">
          <div>
            <b>Look closer before you confirm</b>
            <ul>
              {readCodes.review.map((reason) => (
                <li key={reason}>
                  {REVIEW_WORDS[reason]}
                  {reason === 'TEXT' &&
                    readCodes.unread.length > 0 &&
                    `: ${readCodes.unread.join(' ')}`}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </section>
  )
}
