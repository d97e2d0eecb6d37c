import { Checkbox, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { SHOWS_STOCK } from '../../../api/staff/staff-key.ts'
import { bookStockCount, type StockCount } from '../../../api/staff/stock/counts.ts'
import { newKey } from '../../../lib/new-key.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Refusal } from '../../components/forms/refusal.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import { countOf } from '../../components/page/count-of.ts'
import detailStyles from '../../components/page/details.module.css'
import { nameOfLine, signed } from './count-words.ts'

interface BookFormProps {
  sheet: StockCount
  /** The errors that prevent booking, by line id. */
  onProblems: (problems: Record<number, string>) => void
}

/** The differences with their reasons, before they are booked. */
export function BookForm({ sheet, onProblems }: BookFormProps) {
  const { count, lines } = sheet
  const key = useRef(newKey())
  const [reason, setReason] = useState('')
  const [own, setOwn] = useState<Readonly<Record<number, string>>>({})
  const [leavesOut, setLeavesOut] = useState(false)
  const [missing, setMissing] = useState(false)
  const differing = lines.filter(({ difference }) => difference)
  const uncounted = lines.filter(({ counted }) => counted === null).length
  const { busy, refusal, save } = useSave(
    () =>
      bookStockCount(
        count.countId,
        {
          reason,
          reasons: differing.flatMap(({ lineId }) => {
            const said = own[lineId]?.trim()
            return said ? [{ lineId, reason: said }] : []
          }),
          leavesOutUncounted: leavesOut,
        },
        key.current,
      ),
    {
      outdates: ['/staff/counts', '/staff/lots', '/staff/history', ...SHOWS_STOCK],
      success: 'Count booked.',
      onErrors: (errors) => {
        key.current = newKey()
        setMissing(errors.some(({ path }) => path.startsWith('reasons.')))
        const ofLines = errors.filter(({ path }) => path.startsWith('lines.'))
        onProblems(
          Object.fromEntries(ofLines.map(({ path, message }) => [path.split('.')[1], message])),
        )
        return errors.every(({ path }) => /^(lines|reasons)\./.test(path))
      },
    },
  )
  function submit(event: FormEvent) {
    event.preventDefault()
    setMissing(false)
    key.current = newKey()
    save(undefined)
  }
  return (
    <form className="panel stack" aria-label="Differences" noValidate onSubmit={submit}>
      <h2>Differences</h2>
      <Refusal refusal={refusal} />
      {differing.length === 0 ? (
        <p className="muted">What was counted so far is what the books say.</p>
      ) : (
        <>
          <TextInput
            label="Reason for all differences"
            description="Such as: yearly count, broken, miscounted before"
            autoComplete="off"
            maxLength={200}
            value={reason}
            error={missing ? 'Say why they differ, here or line by line' : undefined}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <ul className={`${detailStyles.plainList} stack-small`} aria-label="Lines that differ">
            {differing.map((line) => (
              <li key={line.lineId}>
                <TextInput
                  label={`${signed(line.difference ?? 0)} ${nameOfLine(line)}`}
                  placeholder="Another reason for this line"
                  autoComplete="off"
                  maxLength={200}
                  value={own[line.lineId] ?? ''}
                  onChange={(event) => setOwn({ ...own, [line.lineId]: event.currentTarget.value })}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {uncounted > 0 && (
        <Checkbox
          label={`Leave out ${countOf(uncounted, 'line')} that nobody has counted`}
          checked={leavesOut}
          onChange={(event) => setLeavesOut(event.currentTarget.checked)}
        />
      )}
      <div className="row">
        <Button type="submit" busy={busy}>
          {differing.length === 0
            ? 'Finish the count'
            : `Book ${countOf(differing.length, 'difference')}`}
        </Button>
      </div>
    </form>
  )
}
