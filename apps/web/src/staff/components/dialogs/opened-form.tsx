import { type ReactNode, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/buttons/button.tsx'

interface OpenedFormProps {
  /** The label of the button that opens the form. */
  label: string
  icon?: string
  /** The form, with the button that closes it. */
  children: (closeButton: ReactNode) => ReactNode
}

/** A form needed only occasionally, behind a button. What was typed stays while it is closed. */
export function OpenedForm({ label, icon, children }: OpenedFormProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const openerId = `${id}opener`
  function open() {
    flushSync(() => setIsOpen(true))
    document.getElementById(id)?.querySelector<HTMLElement>('input, select')?.focus()
  }
  function close() {
    flushSync(() => setIsOpen(false))
    document.getElementById(openerId)?.focus()
  }
  return (
    <div className="stack">
      {!isOpen && (
        <div>
          <Button id={openerId} rank="outline" {...(icon && { icon })} onClick={open}>
            {label}
          </Button>
        </div>
      )}
      <div id={id} hidden={!isOpen}>
        {children(
          <Button rank="quiet" onClick={close}>
            Close
          </Button>,
        )}
      </div>
    </div>
  )
}
