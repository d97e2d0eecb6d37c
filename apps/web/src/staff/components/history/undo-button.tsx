import type { StaffEventWire } from '@mendwell/contract/shop/history'
import { HISTORY_UNDOERS, isUndoable } from '@mendwell/domain/people/staff-permissions'
import { undoChange } from '../../../api/staff/history.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useStaff } from '../../session/use-staff.ts'
import { Refusal } from '../forms/refusal.tsx'
import { useSave } from '../forms/use-save.ts'
import { Tag } from '../page/tags.tsx'
import { thingInWords } from './action-words.ts'

/** Undoes one change, if that is possible and permitted; the undo can be undone too. */
export function UndoButton({ event }: { event: StaffEventWire }) {
  const { eventId, objectType, objectId, subject, canUndo, undoneBy } = event
  const staff = useStaff()
  const { busy, refusal, save } = useSave(undoChange, {
    outdates: ['/staff/', '/products/', '/config'],
    success: 'Undone. Everything is as it was before the change.',
  })
  if (undoneBy !== null) return <Tag>Undone</Tag>
  if (!canUndo || !isUndoable(objectType) || !staff?.may(HISTORY_UNDOERS[objectType])) return null
  return (
    <>
      <Button
        rank="secondary"
        busy={busy}
        aria-label={`Undo the change of ${thingInWords(objectType).toLowerCase()} ${subject ?? objectId}`}
        onClick={() => save(eventId)}
      >
        Undo
      </Button>
      <Refusal refusal={refusal} />
    </>
  )
}
