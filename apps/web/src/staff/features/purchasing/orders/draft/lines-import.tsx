import {
  importPurchaseLines,
  type PurchaseOrder,
} from '../../../../../api/staff/stock/purchase-orders.ts'
import { FileImport } from '../../../../components/files/file-import.tsx'
import { countOf } from '../../../../components/page/count-of.ts'

/** Lines of a draft from a CSV file; undone in the history below. */
export function LinesImport({ purchase: { order, version } }: { purchase: PurchaseOrder }) {
  return (
    <details className="panel stack">
      <summary>Import lines from a CSV file</summary>
      <FileImport
        send={(file) => importPurchaseLines(order.purchaseOrderId, version, file)}
        outdates={['/staff/purchase-orders', '/staff/history']}
        success={({ lines }) => `Imported. The draft has ${countOf(lines.length, 'line')}.`}
      >
        Columns: <b className="strong">sku</b> or <b className="strong">itemNumber</b> (the
        supplier’s number), <b className="strong">pieces</b> and <b className="strong">cost</b> per
        piece; without a cost, what the supplier asks. Products of the draft get the pieces and cost
        of the file, other lines stay. Save your changes first.
      </FileImport>
    </details>
  )
}
