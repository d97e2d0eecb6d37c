import { Modal, type ModalProps } from '@mantine/core'
import { useIsMutating } from '@tanstack/react-query'

/**
 * A window over the page. It stays open while something is saved, so that a refusal is read where it
 * was asked for. Mount it closed, so that focus returns.
 */
export function StaffDialog({ onClose, ...modal }: ModalProps) {
  return <Modal {...modal} onClose={useClosing(onClose)} />
}

/** Closes a dialog on Escape, Cancel and the cross, but not while something is saved. */
export function useClosing(close: () => void): () => void {
  const isSaving = useIsMutating() > 0
  return () => {
    if (!isSaving) close()
  }
}
