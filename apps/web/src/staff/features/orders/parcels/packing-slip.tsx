import type { PackingSlip } from '../../../../api/staff/orders/packing-documents.ts'
import tableStyles from '../../../components/lists/table.module.css'
import detailStyles from '../../../components/page/details.module.css'
import { formatDate } from '../../../components/page/formats.ts'
import { Lots } from './lots-in-words.tsx'
import styles from './packing-documents.module.css'

/** The contents of a package and what follows, printed on its own sheet. */
export function Slip({ slip }: { slip: PackingSlip }) {
  return (
    <section className={`panel ${styles.sheet}`}>
      <h2>Packing slip, order# {slip.orderNum}</h2>
      <p>
        {formatDate(slip.createDate)}, {slip.handOver}
      </p>
      {slip.replaces && <p>Replacement for order# {slip.replaces}, nothing to pay</p>}
      <address>
        {[slip.name, ...slip.shipTo, slip.phone1].map((line) => (
          <span className={styles.line} key={line}>
            {line}
          </span>
        ))}
      </address>
      {slip.courierNote && <p>For the courier: {slip.courierNote}</p>}
      <table className={tableStyles.unfolded}>
        <thead>
          <tr>
            <th>Product</th>
            <th className="number">Ordered</th>
            <th className="number">In this package</th>
            <th className="number">To follow</th>
          </tr>
        </thead>
        <tbody>
          {slip.lines.map((line) => (
            <tr key={line.orderItemId}>
              <td>
                <b className="strong">{line.productName}</b>
                <span className={detailStyles.subLine}>
                  SKU {line.sku}
                  {line.cut && `. Cut: ${line.cut}`}
                  {line.instruction && `. Special instruction: ${line.instruction}`}
                </span>
                <Lots lots={line.lots} />
              </td>
              <td className="number">{line.quantity}</td>
              <td className="number strong">{line.onHand}</td>
              <td className="number">{line.toFollow > 0 && line.toFollow}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {slip.trackingUrl && (
        <p>Track this order at {slip.trackingUrl}: enter the order number and your phone number.</p>
      )}
      {slip.notes && <p>Note: {slip.notes}</p>}
    </section>
  )
}
