import type { Undone } from '@mendwell/contract/shop/history'
import { useState } from 'react'
import { undoChanges } from '../../../../api/staff/history.ts'
import type { SavedProducts } from '../../../../api/staff/products.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import formStyles from '../../../components/forms/form.module.css'
import { Refusal } from '../../../components/forms/refusal.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import { undoneInWords } from '../../../components/history/undone-in-words.ts'
import { countOf } from '../../../components/page/count-of.ts'
import { UndoLater } from './undo-later.tsx'

interface SavedNoteProps {
  save: SavedProducts
  onClose: () => void
}

/**
 * What was just saved in the list, where the button was that saved it. It stays until it is closed: nobody has to be
 * quick to undo it, now or at a moment.
 */
export function SavedNote({ save: { saved, eventIds }, onClose }: SavedNoteProps) {
  const [undone, setUndone] = useState<Undone>()
  const { busy, refusal, save } = useSave(undoChanges, {
    outdates: ['/staff/', '/products/'],
    onSaved: setUndone,
  })
  return (
    <div className={formStyles.saveBar}>
      <Refusal refusal={refusal} />
      {!undone && eventIds.length > 0 && (
        <Button rank="outline" busy={busy} onClick={() => save(eventIds)}>
          Undo
        </Button>
      )}
      {!undone && eventIds.length > 0 && <UndoLater eventIds={eventIds} />}
      <Button rank="outline" onClick={onClose}>
        Close
      </Button>
      <p>{undone ? undoneInWords(undone) : `${countOf(saved, 'product')} saved`}</p>
    </div>
  )
}
