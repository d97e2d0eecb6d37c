import { Link } from 'react-router'
import detailStyles from '../../page/details.module.css'
import tableStyles from '../table.module.css'

interface BuyerCellsProps {
  buyer: { orderId: number; orderNum: string; name: string; email: string; phone1: string }
}

/** The first cells of a row about a buyer: the order, and how to reach them. */
export function BuyerCells({ buyer }: BuyerCellsProps) {
  return (
    <>
      <td className={tableStyles.main}>
        <Link to={`/orders/${buyer.orderId}`}>{buyer.orderNum}</Link>
      </td>
      <td className={tableStyles.typed} data-label="Customer">
        {buyer.name}
        <span className={detailStyles.subLine}>
          {[buyer.email, buyer.phone1].filter(Boolean).join(', ')}
        </span>
      </td>
    </>
  )
}
