import { useRef, useState } from 'react'
import type { PackingSlip } from '../../../../api/staff/orders/packing-documents.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useUnsaved } from '../../../components/forms/use-unsaved.ts'
import type { Habits } from './habits.ts'
import { PackLines } from './pack-lines.tsx'
import { PackScan } from './pack-scan.tsx'
import { ParcelForm } from './parcel-form.tsx'
import { usePacking } from './use-packing.ts'

interface PackOrderProps {
  slip: PackingSlip
  habits: Habits
  onSent: (packed: PackingSlip) => void
  onLookAgain: () => void
}

/** One package: each piece is scanned into it, then it ships. */
export function PackOrder({ slip, habits, onSent, onLookAgain }: PackOrderProps) {
  const packing = usePacking(slip)
  const [isPart, setPart] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  useUnsaved(packing.isBegun)
  const isLeaving = packing.isComplete || (isPart && packing.isBegun)
  return (
    <div className="stack">
      {slip.courierNote && <p className="note info">For the courier: {slip.courierNote}</p>}
      {slip.notes && <p className="note info">Note: {slip.notes}</p>}
      <PackScan packing={packing} field={field} onEmpty={() => setPart(packing.isBegun)} />
      {isLeaving && (
        <ParcelForm
          slip={slip}
          packing={packing}
          habits={habits}
          onSent={onSent}
          onLookAgain={onLookAgain}
        />
      )}
      <PackLines packing={packing} />
      {packing.isBegun && !isLeaving && (
        <div>
          <Button rank="quiet" onClick={() => setPart(true)}>
            Ship only what is counted
          </Button>
        </div>
      )}
    </div>
  )
}
