import { type Location, useBeforeUnload, useBlocker } from 'react-router'
import { ConfirmDialog } from '../components/dialogs/confirm-dialog.tsx'
import { AFTER_SAVING, isAnythingUnsaved } from '../components/forms/use-unsaved.ts'

const isAfterSaving = ({ state }: Location) => state?.isSaved === AFTER_SAVING.isSaved

/** Asks before unsaved input is lost: by a link, Back, a reload, or closing the tab. */
export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // Another page or filter of the same list keeps the input.
      currentLocation.pathname !== nextLocation.pathname &&
      !isAfterSaving(nextLocation) &&
      isAnythingUnsaved(),
  )
  useBeforeUnload((event) => {
    if (isAnythingUnsaved()) event.preventDefault()
  })
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      danger
      onConfirm={() => blocker.proceed?.()}
    >
      You have unsaved changes on this screen.
    </ConfirmDialog>
  )
}
