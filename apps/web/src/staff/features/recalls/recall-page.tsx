import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { recallDetail } from '../../../api/staff/stock/recalls.ts'
import { asLastShown } from '../../components/lists/use-list-state.ts'
import detailStyles from '../../components/page/details.module.css'
import { formatMoment } from '../../components/page/formats.ts'
import { PageHeader } from '../../components/page/page-header.tsx'
import { QueryState } from '../../components/page/query-state.tsx'
import { Tag } from '../../components/page/tags.tsx'
import { EndRecall } from './end-recall.tsx'
import { AffectedProducts } from './outcome/affected-products.tsx'
import { Buyers } from './outcome/buyers.tsx'
import { Figures } from './outcome/figures.tsx'
import { Holds } from './outcome/holds.tsx'
import { CLASS_WORDS, STATUSES } from './parts/recall-words.ts'
import { ReviewForm } from './review/review-form.tsx'
import { Source } from './source.tsx'

/** One recall: first its details, then, once confirmed, whom it reached and the results. */
export function Component() {
  const recallId = Number(useParams().recallId)
  const query = useQuery(recallDetail(recallId))
  return (
    <QueryState query={query} isPage>
      {(recall) => (
        <>
          <PageHeader
            title={recall.title}
            beside={
              <Tag tone={STATUSES[recall.recallStatus].tone}>
                {STATUSES[recall.recallStatus].words}
              </Tag>
            }
            back={{ to: asLastShown('/recalls'), label: 'All recalls' }}
            lead={[recall.firm, recall.recallNumber, CLASS_WORDS[recall.recallClass]]
              .filter(Boolean)
              .join(', ')}
          />
          {recall.hasGrown && (
            <p className="note warn" role="status">
              The record of the FDA has changed: its class rose, or it names more. Look at it again;
              what you decided stays as it is.
            </p>
          )}
          {recall.heldUntil && (
            <p className="note warn" role="status">
              The lots it names are off sale until {formatMoment(recall.heldUntil)}. Confirm the
              recall or reject it by then.
            </p>
          )}
          {recall.recallStatus === 'PROPOSED' && recall.agreedBy && (
            <p className="note info" role="status">
              {recall.agreedBy} has confirmed this recall. It acts once someone else has confirmed
              it too and decided the same about its lots. Saving a change starts over.
            </p>
          )}
          <div className={detailStyles.columns}>
            <div>
              {recall.recallStatus === 'PROPOSED' && (
                <ReviewForm key={recall.updatedAt} recall={recall} />
              )}
              {recall.confirmedAt && (
                <>
                  <Figures recall={recall} />
                  <Buyers recall={recall} />
                </>
              )}
            </div>
            <div>
              {recall.holds.length > 0 && <Holds recall={recall} />}
              {recall.recallStatus !== 'PROPOSED' && <AffectedProducts recall={recall} />}
              <Source recall={recall} />
              <EndRecall recall={recall} />
            </div>
          </div>
        </>
      )}
    </QueryState>
  )
}
