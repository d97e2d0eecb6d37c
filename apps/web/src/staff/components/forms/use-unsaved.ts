import { useEffect, useId } from 'react'

const unsaved = new Set<string>()

/** While `isUnsaved`, leaving the screen asks first (leave-guard.tsx). */
export function useUnsaved(isUnsaved: boolean): void {
  const id = useId()
  useEffect(() => {
    if (!isUnsaved) return
    unsaved.add(id)
    return () => void unsaved.delete(id)
  }, [isUnsaved, id])
}

export const isAnythingUnsaved = (): boolean => unsaved.size > 0

/** State of the navigation to what was just saved: nothing is lost by it, though the form still has the values. */
export const AFTER_SAVING = { isSaved: true }
