import { useState } from 'react'
import { eraseCustomer, type StaffCustomer } from '../../../api/staff/customers.ts'
import { STAFF_KEY } from '../../../api/staff/staff-key.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx'
import { StaffDialog } from '../../components/dialogs/staff-dialog.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import { countOf } from '../../components/page/count-of.ts'

/** Erases a person after their email is typed; orders and amounts stay. */
export function EraseCustomer({ found }: { found: StaffCustomer }) {
  const { custId, email, firstName, lastName } = found.customer
  const open = openWork(found)
  const [isConfirming, setIsConfirming] = useState(false)
  const [typed, setTyped] = useState('')
  const { save, busy, refusal } = useSave(() => eraseCustomer(custId, typed.trim()), {
    outdates: [STAFF_KEY],
    success: 'Personal data erased.',
    onSaved: () => setIsConfirming(false),
  })
  return (
    <>
      <Button
        rank="danger"
        onClick={() => {
          setTyped('')
          setIsConfirming(true)
        }}
      >
        Erase
      </Button>
      <StaffDialog
        opened={isConfirming && open !== ''}
        onClose={() => setIsConfirming(false)}
        title="Can’t erase yet"
      >
        {`This customer has ${open}. Finish or cancel them first.`}
      </StaffDialog>
      <ConfirmDialog
        opened={isConfirming && open === ''}
        onClose={() => setIsConfirming(false)}
        title="Erase this person’s data?"
        confirmLabel="Erase permanently"
        danger
        busy={busy}
        refusal={refusal}
        onConfirm={() => save(undefined)}
      >
        <div className="stack">
          <p>
            Name, addresses, email, phone, notes and emails are erased permanently. What was sold,
            when and for how much is kept for the books.
          </p>
          <TextField
            data-autofocus
            label={`Type ${email || `${firstName} ${lastName}`} to confirm`}
            type={email ? 'email' : 'text'}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
      </ConfirmDialog>
    </>
  )
}

/** What still needs the person's address, such as '2 open orders and 1 open return'; empty if nothing does. */
const openWork = ({ openOrders, openReturns }: StaffCustomer) =>
  [
    ...(openOrders > 0 ? [countOf(openOrders, 'open order')] : []),
    ...(openReturns > 0 ? [countOf(openReturns, 'open return')] : []),
  ].join(' and ')
