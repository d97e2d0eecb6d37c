import { Link } from 'react-router'

interface BuyerCellsProps {
  buyer: { orderId: number; orderNum: string; name: string; email: string; phone1: string }
}

/** The first cells of a row about who got something: the order, and how its buyer is reached. */
export function BuyerCells({ buyer }: BuyerCellsProps) {
  return (
    <>
      <td className="main">
        <Link to={`/orders/${buyer.orderId}`}>{buyer.orderNum}</Link>
      </td>
      <td className="typed" data-label="Customer">
        {buyer.name}
        <span className="sub">{[buyer.email, buyer.phone1].filter(Boolean).join(', ')}</span>
      </td>
    </>
  )
}
