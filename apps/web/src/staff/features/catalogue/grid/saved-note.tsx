import type { Undone } from '@mendwell/contract/shop/history'
import { useState } from 'react'
import { undoChanges } from '../../../../api/staff/history.ts'
import type { SavedProducts } from '../../../../api/staff/products.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Refusal } from '../../../components/forms/refusal.tsx'
import { useSave } from '../../../components/forms/use-save.ts'
import { undoneInWords } from '../../../components/history/undone-in-words.ts'
import { countOf } from '../../../components/page/count-of.ts'
import styles from './saved-note.module.css'

interface SavedNoteProps {
  save: SavedProducts
  onClose: () => void
}

/** What was just saved in the list. It stays until it is closed: nobody has to be quick to undo it. */
export function SavedNote({ save: { saved, eventIds }, onClose }: SavedNoteProps) {
  const [undone, setUndone] = useState<Undone>()
  const { busy, refusal, save } = useSave(undoChanges, {
    outdates: ['/staff/', '/products/'],
    onSaved: setUndone,
  })
  const isPartial = undone !== undefined && undone.kept.length > 0
  return (
    <div className={`note spaced ${isPartial ? 'warn' : 'good'}`}>
      <Icon name={isPartial ? 'info-circle' : 'circle-check'} />
      <div className={styles.words}>
        <p>{undone ? undoneInWords(undone) : `${countOf(saved, 'product')} saved`}</p>
        <Refusal refusal={refusal} />
      </div>
      <div className="row">
        {!undone && eventIds.length > 0 && (
          <Button rank="outline" busy={busy} onClick={() => save(eventIds)}>
            Undo
          </Button>
        )}
        <Button rank="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  )
}
