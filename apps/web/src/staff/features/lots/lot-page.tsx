import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { type LotDetail, lotDetail } from '../../../api/staff/stock/lots.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import timelineStyles from '../../components/history/timeline.module.css'
import { BuyerCells } from '../../components/lists/cells/buyer-cells.tsx'
import tableStyles from '../../components/lists/table.module.css'
import { asLastShown } from '../../components/lists/use-list-state.ts'
import detailStyles from '../../components/page/details.module.css'
import { formatDate, formatDay, formatMoment } from '../../components/page/formats.ts'
import { bucketInWords, bucketTone, lotName } from '../../components/page/lot-words.ts'
import { PageHeader } from '../../components/page/page-header.tsx'
import { QueryState } from '../../components/page/query-state.tsx'
import { Tag } from '../../components/page/tags.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { movementInWords } from './move-words.ts'

type Stock = LotDetail['lot']['stock'][number]

/** One lot: where its pieces are, who received some, and their movements. */
export function Component() {
  const lotId = Number(useParams().lotId)
  const query = useQuery(lotDetail(lotId))
  return (
    <QueryState query={query} isPage>
      {({ lot, movements, buyers }) => (
        <>
          <PageHeader
            title={lotName(lot)}
            back={{ to: asLastShown('/lots'), label: 'All lots' }}
            lead={`${lot.productName}, SKU ${lot.sku}`}
          />
          <div className={detailStyles.columns}>
            <div>
              <Buyers buyers={buyers} />
            </div>
            <div>
              <Pieces lot={lot} />
              <Movements movements={movements} />
            </div>
          </div>
        </>
      )}
    </QueryState>
  )
}

function Pieces({ lot }: { lot: LotDetail['lot'] }) {
  const { expiresOn, neverExpires, receivedOn, stock, picked, productId, productName } = lot
  const [chosen, setChosen] = useState<Stock>()
  const noDate = neverExpires ? 'Does not expire' : 'Not known'
  return (
    <section className="panel stack">
      <h2>Pieces here</h2>
      <dl className={detailStyles.facts}>
        <dt>Product</dt>
        <dd>
          <Link to={`/products/${productId}`}>{productName}</Link>
        </dd>
        <dt>Use by</dt>
        <dd>{expiresOn ? formatDay(expiresOn) : noDate}</dd>
        <dt>Received</dt>
        <dd>{formatDay(receivedOn)}</dd>
      </dl>
      {stock.length === 0 && <p className="muted">No pieces of this lot are here.</p>}
      <ul className={detailStyles.list}>
        {stock.map((one) => (
          <li key={one.bucket}>
            <span>
              <Tag tone={bucketTone(one.bucket)}>
                {one.quantity} {bucketInWords(one.bucket)}
              </Tag>
              {one.bucket === 'AVAILABLE' && picked > 0 && (
                <span className={detailStyles.subLine}>{picked} picked for orders</span>
              )}
            </span>
            <Button
              rank="outline"
              aria-label={`Move ${bucketInWords(one.bucket)} pieces`}
              onClick={() => setChosen(one)}
            >
              Move
            </Button>
          </li>
        ))}
      </ul>
      <MoveDialog
        lotId={lot.lotId}
        name={lotName(lot)}
        stock={chosen}
        onClose={() => setChosen(undefined)}
      />
    </section>
  )
}

function Buyers({ buyers }: { buyers: LotDetail['buyers'] }) {
  const pieces = buyers.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <section className="panel stack">
      <h2>Who got this lot</h2>
      {buyers.length === 0 ? (
        <p className="muted">Nothing of this lot has left the shop.</p>
      ) : (
        <>
          <p>
            <b className="strong">{pieces}</b> {pieces === 1 ? 'piece' : 'pieces'} in{' '}
            <b className="strong">{buyers.length}</b> {buyers.length === 1 ? 'package' : 'packages'}
          </p>
          <div className={tableStyles.frame}>
            <table>
              <caption>Orders that got this lot</caption>
              <thead>
                <tr>
                  <th>Order</th>
                  <th>Customer</th>
                  <th className="number">Pieces</th>
                  <th>Shipped</th>
                </tr>
              </thead>
              <tbody>
                {buyers.map((buyer) => (
                  <tr key={`${buyer.orderId} ${buyer.shipDate}`}>
                    <BuyerCells buyer={buyer} />
                    <td className="number" data-label="Pieces">
                      {buyer.quantity}
                    </td>
                    <td data-label="Shipped">
                      {formatDate(buyer.shipDate)}
                      <span className={detailStyles.subLine}>
                        {buyer.deliveryDate ? 'delivered' : 'on its way'}
                      </span>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </section>
  )
}

function Movements({ movements }: { movements: LotDetail['movements'] }) {
  return (
    <section className="panel stack">
      <h2>Movements</h2>
      <ul className={timelineStyles.timeline}>
        {movements.map(({ movementId, bucket, delta, reason, note, movedBy, createdAt }) => (
          <li key={movementId}>
            <b className="strong">{delta > 0 ? `+${delta}` : delta}</b> {bucketInWords(bucket)}:{' '}
            {movementInWords(reason)}
            {note && `, ${note}`}
            <span>
              {formatMoment(createdAt)}
              {movedBy && `, ${movedBy}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
