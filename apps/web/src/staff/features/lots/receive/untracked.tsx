import { Link } from 'react-router'
import { Button } from '../../../../ui/buttons/button.tsx'
import type { Line } from '../../../components/receiving/receipt-lines.ts'

interface UntrackedProps {
  line: Line
  onRemove: () => void
}

/** A scanned product whose stock is not tracked by lot. */
export function Untracked({ line, onRemove }: UntrackedProps) {
  const { productId, productName } = line.product
  return (
    <li className="panel stack">
      <p className="note warn" role="alert">
        The stock of {productName} is not kept by lot. Adjust it on{' '}
        <Link to={`/products/${productId}`}>its page</Link>, or choose there to keep it by lot.
      </p>
      <div className="row">
        <Button rank="outline" onClick={onRemove}>
          Leave it out
        </Button>
      </div>
    </li>
  )
}
