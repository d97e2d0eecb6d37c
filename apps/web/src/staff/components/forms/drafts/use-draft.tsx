import { type Dispatch, type ReactNode, type SetStateAction, useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'

/** How a stored thing becomes a draft, and a draft the body that is sent. */
interface Drafting<Stored, Draft, Body> {
  draftOf: (stored: Stored) => Draft
  bodyOf: (draft: Draft) => Body
  isSame: (one: Body, other: Body) => boolean
}

interface Edited<Stored, Draft> {
  draft: Draft
  setDraft: Dispatch<SetStateAction<Draft>>
  /** The stored version that the draft began with; the server refuses a save over a later one. */
  read: Stored
  isChanged: boolean
  /** Begins again with this stored version. */
  start: (from: Stored) => void
  /** Says that a colleague has changed the thing meanwhile, and lets the editor choose; null otherwise. */
  notice: ReactNode
}

/**
 * Edits a draft of what is stored. While nothing is edited, a change by a colleague, or an undo, is shown at once; else
 * the draft stays. `noun` names the thing: 'family'.
 */
export function useDraft<Stored, Draft, Body>(
  stored: Stored,
  { draftOf, bodyOf, isSame }: Drafting<Stored, Draft, Body>,
  noun: string,
): Edited<Stored, Draft> {
  const [read, setRead] = useState(stored)
  const [draft, setDraft] = useState(() => draftOf(stored))
  const storedBody = (version: Stored) => bodyOf(draftOf(version))
  const isChanged = !isSame(bodyOf(draft), storedBody(read))
  const isBehind = !isSame(storedBody(stored), storedBody(read))
  const start = (from: Stored) => {
    setRead(from)
    setDraft(draftOf(from))
  }
  if (isBehind && !isChanged) start(stored)
  const notice = isBehind && isChanged && (
    <div className="note warn stack-small" role="status">
      <p>{`A colleague has changed this ${noun} meanwhile. Your edits are still here.`}</p>
      <div className="row">
        <Button rank="outline" onClick={() => start(stored)}>
          Show their version
        </Button>
        <Button rank="outline" onClick={() => setRead(stored)}>
          Keep my edits
        </Button>
      </div>
    </div>
  )
  return { draft, setDraft, read, isChanged, start, notice: notice || null }
}
