import { countedOf, countedOfLot } from '@mendwell/domain/orders/parcels/packing'
import { Button } from '../../../../ui/buttons/button.tsx'
import detailStyles from '../../../components/page/details.module.css'
import { formatDay } from '../../../components/page/formats.ts'
import { lotName } from '../../../components/page/lot-words.ts'
import { Tag } from '../../../components/page/tags.tsx'
import styles from './pack.module.css'
import type { Packing, PackingLine } from './use-packing.ts'

/** What goes into the package, in large type: its location, and how much of it is counted. */
export function PackLines({ packing }: { packing: Packing }) {
  return (
    <ul className={styles.lines} aria-label="Items to pack">
      {packing.lines.map((line) => (
        <PackLine key={line.orderItemId} line={line} packing={packing} />
      ))}
    </ul>
  )
}

function PackLine({ line, packing }: { line: PackingLine; packing: Packing }) {
  const { counted, countOne, takeOne } = packing
  const { orderItemId, productName, sku, department, cut, instruction, pieces, toFollow } = line
  const inParcel = countedOf(counted, orderItemId)
  const name = [productName, cut].filter(Boolean).join(', ')
  return (
    <li className={inParcel === pieces ? styles.complete : styles.line}>
      <img className={styles.picture} src={line.imageUrl} alt="" width={88} height={88} />
      <div className={styles.what}>
        <p className={styles.name}>{name}</p>
        <p className={detailStyles.subLine}>
          {department}. SKU {sku}
        </p>
        {instruction && <p className={styles.instruction}>{instruction}</p>}
        {line.lots.map((lot) => (
          <p key={lot.lotId}>
            <b className="strong">
              {countedOfLot(counted, orderItemId, lot.lotId)}
              {lot.quantity > 0 && ` of ${lot.quantity}`}
            </b>{' '}
            {lotName(lot)}
            {lot.expiresOn && `, use by ${formatDay(lot.expiresOn)}`}
          </p>
        ))}
        {toFollow > 0 && (
          <p className={detailStyles.subLine}>
            {toFollow} more {line.isHeld ? 'on hold' : 'on backorder'}: not in this package
          </p>
        )}
      </div>
      <div className={styles.count}>
        <p className={styles.number}>
          {inParcel} <span className={styles.wanted}>of {pieces}</span>
        </p>
        {inParcel === pieces && <Tag tone="good">Complete</Tag>}
        <div className="row">
          {inParcel > 0 && (
            <Button rank="quiet" aria-label={`Take one out: ${name}`} onClick={() => takeOne(line)}>
              Take one out
            </Button>
          )}
          {inParcel < pieces && (
            <Button
              rank="outline"
              aria-label={`Count one of ${name}`}
              onClick={() => countOne(line)}
            >
              Count one
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}
