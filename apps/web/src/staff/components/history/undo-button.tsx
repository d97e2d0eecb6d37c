import type { StaffEventWire } from '@mendwell/contract/shop/history'
import { HISTORY_UNDOERS, isUndoable } from '@mendwell/domain/people/staff-permissions'
import { planUndo, undoChange } from '../../../api/staff/history.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useStaff } from '../../session/use-staff.ts'
import { Refusal } from '../forms/refusal.tsx'
import { useSave } from '../forms/use-save.ts'
import { countOf } from '../page/count-of.ts'
import { formatMoment } from '../page/formats.ts'
import { Tag } from '../page/tags.tsx'
import { thingInWords } from './action-words.ts'
import { undoneInWords } from './undone-in-words.ts'

/** Undoes one change or a whole save, if that is possible and permitted; the undo can be undone too. */
export function UndoButton({ event }: { event: StaffEventWire }) {
  const { eventId, objectType, objectId, subject, canUndo, undoneBy, parts, undoAt } = event
  const staff = useStaff()
  const { busy, refusal, save } = useSave(undoChange, {
    outdates: ['/staff/', '/products/', '/config'],
    success: (undone) => ({
      kind: undone.kept.length > 0 ? 'warn' : 'good',
      text: undoneInWords(undone),
    }),
  })
  if (undoneBy !== null) return <Tag>Undone</Tag>
  if (!canUndo || !isUndoable(objectType) || !staff?.may(HISTORY_UNDOERS[objectType])) return null
  return (
    <>
      <Button
        rank="secondary"
        busy={busy}
        aria-label={
          parts > 0
            ? `Undo the change of ${countOf(parts, objectType)}`
            : `Undo the change of ${thingInWords(objectType).toLowerCase()} ${subject ?? objectId}`
        }
        onClick={() => save(eventId)}
      >
        Undo
      </Button>
      <Refusal refusal={refusal} />
      {undoAt !== null && <Planned event={event} undoAt={undoAt} />}
    </>
  )
}

/** That a save undoes itself, and the button that keeps it; or that it could not. */
function Planned({ event, undoAt }: { event: StaffEventWire; undoAt: string }) {
  const { eventId, undoFailed } = event
  const { busy, refusal, save } = useSave(planUndo, {
    outdates: ['/staff/history', '/staff/schedule'],
    success: 'What was saved stays.',
  })
  if (undoFailed) {
    return <Tag tone="warn">Not undone on {formatMoment(undoAt)}: changed again</Tag>
  }
  return (
    <>
      <p className="muted">Undoes itself on {formatMoment(undoAt)}</p>
      <Button rank="quiet" busy={busy} onClick={() => save({ eventIds: [eventId], undoAt: null })}>
        Keep it
      </Button>
      <Refusal refusal={refusal} />
    </>
  )
}
