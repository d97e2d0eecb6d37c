import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  buyersFile,
  type RecallBuyer,
  type RecallDetail,
  recallBuyers,
  remindRecallBuyers,
} from '../../../../api/staff/stock/recalls.ts'
import { Button, buttonClass } from '../../../../ui/buttons/button.tsx'
import { Refusal } from '../../../components/forms/refusal.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import { BuyerCells } from '../../../components/lists/cells/buyer-cells.tsx'
import tableStyles from '../../../components/lists/table.module.css'
import detailStyles from '../../../components/page/details.module.css'
import { formatDay } from '../../../components/page/formats.ts'
import { QueryState } from '../../../components/page/query-state.tsx'
import { Tag } from '../../../components/page/tags.tsx'
import { ANSWER_WORDS } from '../parts/recall-words.ts'

const SIZE = 25

/** Every order with affected pieces, unanswered ones first. */
export function Buyers({ recall: { recallId, recallStatus } }: { recall: RecallDetail }) {
  const [page, setPage] = useState(1)
  const query = useQuery(recallBuyers(recallId, { page, size: SIZE }))
  const { save, busy, refusal } = useSave(remindRecallBuyers, {
    outdates: ['/staff/recalls', '/staff/history'],
    success: ({ mailed }) =>
      mailed === 0
        ? 'No reminders due: each buyer gets at most one a day'
        : `${mailed} reminders mailed`,
  })
  return (
    <section className="panel stack">
      <h2>Who got it</h2>
      <QueryState query={query} lines={4}>
        {({ rows, total }) => (
          <>
            <div className="row">
              {recallStatus === 'ACTIVE' && total > 0 && (
                <Button rank="outline" busy={busy} onClick={() => save(recallId)}>
                  Send reminders
                </Button>
              )}
              <a className={buttonClass('outline')} href={buyersFile(recallId)} download>
                Export as CSV
              </a>
            </div>
            <Refusal refusal={refusal} />
            {total === 0 ? (
              <p className="muted">None of it has shipped.</p>
            ) : (
              <BuyerTable rows={rows} />
            )}
            {total > SIZE && (
              <div className="row">
                <Button rank="outline" disabled={page === 1} onClick={() => setPage(page - 1)}>
                  Previous
                </Button>
                <span>
                  {(page - 1) * SIZE + 1} to {Math.min(total, page * SIZE)} of {total}
                </span>
                <Button
                  rank="outline"
                  disabled={page * SIZE >= total}
                  onClick={() => setPage(page + 1)}
                >
                  Next
                </Button>
              </div>
            )}
          </>
        )}
      </QueryState>
    </section>
  )
}

function BuyerTable({ rows }: { rows: readonly RecallBuyer[] }) {
  return (
    <div className={tableStyles.frame}>
      <table>
        <caption>Orders that got affected pieces</caption>
        <thead>
          <tr>
            <th>Order</th>
            <th>Customer</th>
            <th>Pieces</th>
            <th>Answer</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((buyer) => (
            <tr key={buyer.noticeId}>
              <BuyerCells buyer={buyer} />
              <td data-label="Pieces">
                {buyer.pieces.map((piece) => (
                  <span
                    key={`${piece.lot} ${piece.sentOn} ${piece.productName}`}
                    className={detailStyles.subLine}
                  >
                    {piece.quantity} of {piece.lot ? `lot ${piece.lot}` : 'an unknown lot'},{' '}
                    {formatDay(piece.sentOn)}
                  </span>
                ))}
              </td>
              <td data-label="Answer">
                {buyer.answer ? (
                  <Tag tone="good">{ANSWER_WORDS[buyer.answer]}</Tag>
                ) : (
                  <Tag tone="warn">None yet</Tag>
                )}
                <span className={detailStyles.subLine}>
                  {buyer.toCall
                    ? 'Please call: mail failed or was not answered'
                    : `Mailed ${buyer.mailed === 1 ? 'once' : `${buyer.mailed} times`}`}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
