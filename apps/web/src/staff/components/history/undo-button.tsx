import type { StaffEventWire } from '@mendwell/contract/shop/history'
import { HISTORY_UNDOERS, isUndoable } from '@mendwell/domain/people/staff-permissions'
import { undoChange } from '../../../api/staff/history.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useStaff } from '../../session/use-staff.ts'
import { Refusal } from '../forms/refusal.tsx'
import { useSave } from '../forms/use-save.ts'
import { countOf } from '../page/count-of.ts'
import { Tag } from '../page/tags.tsx'
import { thingInWords } from './action-words.ts'
import { undoneInWords } from './undone-in-words.ts'

/** Undoes one change or a whole save, if that is possible and permitted; the undo can be undone too. */
export function UndoButton({ event }: { event: StaffEventWire }) {
  const { eventId, objectType, objectId, subject, canUndo, undoneBy, parts } = event
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
    </>
  )
}
