import { Modal, type ModalProps } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { focusTitleWhenLost } from '../page/focus-title.ts'

/**
 * A dialog over the page. It stays open while saving, so that a refusal appears where it was caused. Mount it closed,
 * so that focus returns.
 */
export function StaffDialog({ onClose, children, ...modal }: ModalProps) {
  return (
    <Modal {...modal} onClose={useClosing(onClose)}>
      {children}
      <FocusAfter />
    </Modal>
  )
}

/** The button that opened the dialog may have been removed by its action. */
function FocusAfter() {
  useEffect(() => focusTitleWhenLost, [])
  return null
}

/** Closes a dialog on Escape, Cancel and the cross, but not while something is saved. */
export function useClosing(close: () => void): () => void {
  const client = useQueryClient()
  return () => {
    // Reads the current state: a key press may come before the saving state is rendered.
    if (client.isMutating() === 0) close()
  }
}
