import { useState } from 'react'
import { eraseCustomer } from '../../../api/staff/customers.ts'
import { DESK_KEY } from '../../../api/staff/desk-key.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { countOf } from '../../components/count-of.ts'
import { StaffDialog } from '../../components/staff-dialog.tsx'
import { useSave } from '../../components/use-save.ts'

interface EraseCustomerProps {
  custId: number
  email: string
  /** Not closed or rejected yet: they need the address. */
  openOrders: number
}

/** Erases a person after their e-mail was typed; orders and amounts stay. */
export function EraseCustomer({ custId, email, openOrders }: EraseCustomerProps) {
  const [isAsking, setIsAsking] = useState(false)
  const [typed, setTyped] = useState('')
  const { save, busy, refusal } = useSave(() => eraseCustomer(custId, typed.trim()), {
    outdates: [DESK_KEY],
    success: 'The personal data is erased.',
    onSaved: () => setIsAsking(false),
  })
  return (
    <>
      <Button
        rank="danger"
        onClick={() => {
          setTyped('')
          setIsAsking(true)
        }}
      >
        Erase
      </Button>
      <StaffDialog
        opened={isAsking && openOrders > 0}
        onClose={() => setIsAsking(false)}
        title="Not yet to be erased"
      >
        {`This customer has ${countOf(openOrders, 'open order')}. Close or reject what is open, then erase.`}
      </StaffDialog>
      <ConfirmDialog
        opened={isAsking && openOrders === 0}
        onClose={() => setIsAsking(false)}
        title="Erase this person’s data?"
        confirmLabel="Erase for good"
        danger
        busy={busy}
        refusal={refusal}
        onConfirm={() => save(undefined)}
      >
        <div className="stack">
          <p>
            Name, addresses, e-mail, phone, notes and mails go for good. What was sold, for how much
            and when stays, so that the books add up.
          </p>
          <TextField
            data-autofocus
            label={`Type ${email} to confirm`}
            type="email"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
      </ConfirmDialog>
    </>
  )
}
