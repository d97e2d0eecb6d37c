import type { StaffEventWire } from '@mendwell/contract/history'
import { HISTORY_UNDOERS, isUndoable } from '@mendwell/domain/staff-permissions'
import { undoChange } from '../../../api/staff/history.ts'
import { Button } from '../../../ui/button.tsx'
import { Refusal } from '../../components/refusal.tsx'
import { Tag } from '../../components/tags.tsx'
import { useSave } from '../../components/use-save.ts'
import { useStaff } from '../../shell/use-staff.ts'

/** Takes one change back, where it can be and who looks may; the undo can be undone too. */
export function UndoButton({ event }: { event: StaffEventWire }) {
  const { eventId, objectType, objectId, canUndo, undoneBy } = event
  const staff = useStaff()
  const { busy, refusal, save } = useSave(undoChange, {
    outdates: ['/staff/', '/products/', '/config'],
    success: 'Taken back. It is as it was before.',
  })
  if (undoneBy !== null) return <Tag>Taken back</Tag>
  if (!canUndo || !isUndoable(objectType) || !staff?.may(HISTORY_UNDOERS[objectType])) return null
  return (
    <>
      <Button
        rank="secondary"
        busy={busy}
        aria-label={`Undo the change of ${objectType} ${objectId}`}
        onClick={() => save(eventId)}
      >
        Undo
      </Button>
      <Refusal refusal={refusal} />
    </>
  )
}
