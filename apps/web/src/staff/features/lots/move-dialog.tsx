import { canMoveFrom, LOT_MOVES, type LotMove } from '@mendwell/domain/lots/lots'
import { useState } from 'react'
import { SHOWS_STOCK } from '../../../api/staff/staff-key.ts'
import { type LotRow, moveLot } from '../../../api/staff/stock/lots.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { StaffDialog } from '../../components/dialogs/staff-dialog.tsx'
import { Refusal } from '../../components/forms/refusal.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import { bucketInWords } from '../../components/page/lot-words.ts'
import { MOVE_WORDS } from './move-words.ts'

type Stock = LotRow['stock'][number]

interface MoveDialogProps {
  lotId: number
  name: string
  stock: Stock | undefined
  onClose: () => void
}

/** Moves pieces of a lot to another bucket or out of stock. Stays mounted, so that focus returns. */
export function MoveDialog({ lotId, name, stock, onClose }: MoveDialogProps) {
  const title = stock ? `${name}: move ${bucketInWords(stock.bucket)} pieces` : name
  return (
    <StaffDialog opened={stock !== undefined} onClose={onClose} title={title}>
      {stock && <MoveForm key={stock.bucket} lotId={lotId} stock={stock} onClose={onClose} />}
    </StaffDialog>
  )
}

function MoveForm({ lotId, stock, onClose }: Omit<MoveDialogProps, 'name'> & { stock: Stock }) {
  const moves = (Object.keys(LOT_MOVES) as LotMove[]).filter((move) =>
    canMoveFrom(move, stock.bucket),
  )
  const [move, setMove] = useState<LotMove>(moves[0] ?? 'SCRAP')
  const [quantity, setQuantity] = useState(String(stock.quantity))
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const { save, busy, refusal } = useSave(moveLot, {
    outdates: ['/staff/lots', '/staff/history', ...SHOWS_STOCK],
    success: 'Moved',
    onSaved: onClose,
  })
  const pieces = /^\d{1,7}$/.test(quantity) ? Number(quantity) : 0
  const isWrong = pieces < 1 || pieces > stock.quantity
  const isReasonMissing = move === 'RELEASE' && note.trim() === ''
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!isWrong && !isReasonMissing) {
          save({ lotId, move, from: stock.bucket, quantity: pieces, note })
        }
      }}
    >
      <Refusal refusal={refusal} />
      <SelectField
        label="What happens"
        options={moves.map((value) => ({ value, label: MOVE_WORDS[value] }))}
        value={move}
        onChange={(event) => setMove(event.currentTarget.value as LotMove)}
      />
      <TextField
        label="Pieces"
        inputMode="numeric"
        autoComplete="off"
        value={quantity}
        error={isTried && isWrong ? `Enter a number from 1 to ${stock.quantity}` : undefined}
        onChange={(event) => setQuantity(event.currentTarget.value)}
      />
      <TextField
        label="Reason"
        optional={move === 'RELEASE' ? undefined : '(optional)'}
        value={note}
        error={isTried && isReasonMissing ? 'Say why they may be sold' : undefined}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div className="row">
        <Button type="submit" busy={busy}>
          Move pieces
        </Button>
      </div>
    </form>
  )
}
