import { Modal, type ModalProps } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { focusTitleWhenLost } from '../page/focus-title.ts'

/**
 * A window over the page. It stays open while something is saved, so that a refusal is read where it
 * was asked for. Mount it closed, so that focus returns.
 */
export function StaffDialog({ onClose, children, ...modal }: ModalProps) {
  return (
    <Modal {...modal} onClose={useClosing(onClose)}>
      {children}
      <FocusAfter />
    </Modal>
  )
}

/** The button that opened the dialog may be gone with what was done in it. */
function FocusAfter() {
  useEffect(() => focusTitleWhenLost, [])
  return null
}

/** Closes a dialog on Escape, Cancel and the cross, but not while something is saved. */
export function useClosing(close: () => void): () => void {
  const client = useQueryClient()
  return () => {
    // Asked of now: a key may come before it has been drawn that something is saved.
    if (client.isMutating() === 0) close()
  }
}
