import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import {
  type CustomerRow,
  type StaffCustomer,
  staffCustomer,
  staffCustomers,
} from '../../../../api/staff/customers.ts'
import { useDebounced } from '../../../../lib/forms/use-debounced.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { countOf } from '../../../components/page/count-of.ts'
import detailStyles from '../../../components/page/details.module.css'

/** As many as can be looked through during a call. */
const MOST = 6

/** Finds the caller among the customers; their name and last address then fill the form. */
export function CustomerFinder({ onFound }: { onFound: (customer: StaffCustomer) => void }) {
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState('')
  const q = useDebounced(typed.trim(), 200)
  const isAsked = q.length > 2
  const found = useQuery({
    ...staffCustomers({ q, page: 1, size: MOST }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const rows = isAsked ? (found.data?.rows ?? []) : []
  const box = useRef<HTMLDivElement>(null)
  async function choose(row: CustomerRow) {
    try {
      onFound(await client.fetchQuery(staffCustomer(row.custId)))
      setTyped('')
      setSaid(
        `${row.name}: ${row.orders === 0 ? 'no orders so far' : `${countOf(row.orders, 'order')} so far`}`,
      )
    } catch {
      setSaid('This customer could not be loaded. Please choose again.')
    }
    // The clicked button disappears with the results; who is typing elsewhere by then stays there.
    const isElsewhere =
      document.activeElement !== document.body && !box.current?.contains(document.activeElement)
    if (!isElsewhere) box.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={box} className="stack-small">
      <TextField
        label="Find a customer"
        optional="(optional)"
        hint="Name, phone, email or ZIP. Somebody new: fill in the fields below."
        type="search"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Enter would submit the whole order.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <p className="muted" role="status">
        {isAsked && found.isSuccess && rows.length === 0 ? 'No customer found' : said}
      </p>
      <ul className={detailStyles.list} aria-label="Customers found">
        {rows.map((row) => (
          <li key={row.custId}>
            <span>
              <b className="strong">{row.name}</b>
              <span className={detailStyles.subLine}>
                {[row.email, row.phone1, row.place].filter(Boolean).join(' · ')}
              </span>
            </span>
            <Button
              rank="outline"
              aria-label={`Choose ${[row.name, row.email].filter(Boolean).join(', ')}`}
              onClick={() => void choose(row)}
            >
              Choose
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
