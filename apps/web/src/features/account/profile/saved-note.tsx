import { useLocation } from 'react-router'
import { say } from '../../../lib/words/texts.ts'
import { Icon } from '../../../ui/icon.tsx'

/** Goes along to the page that confirms the saved profile. */
export const PROFILE_SAVED = { state: { profileSaved: true } }

/** The confirmation on the page itself: unlike a popup it stays for as long as the page does (ux §3.43). */
export function SavedNote() {
  const state: unknown = useLocation().state
  if (typeof state !== 'object' || state === null || !('profileSaved' in state)) return null
  return (
    <p className="note good spaced">
      <Icon name="circle-check" />
      {say('profileSaved')}
    </p>
  )
}
