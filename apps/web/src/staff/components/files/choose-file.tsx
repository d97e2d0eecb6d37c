import { type ReactNode, useId, useRef } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'

interface ChooseFileProps {
  /** What the file must hold. */
  children: ReactNode
  /** The name of the file field, such as 'CSV file'. */
  label: string
  /** The words of the button. */
  action: string
  /** File types, as in an `input`. */
  accept: string
  busy: boolean
  onFile: (file: File) => void
}

/** A button that opens the choice of a file. */
export function ChooseFile({ children, label, action, accept, busy, onFile }: ChooseFileProps) {
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  return (
    <>
      <p id={id} className="muted">
        {children}
      </p>
      <input
        ref={field}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // So that the same file can be chosen again once it was put right.
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
      <div className="row">
        <Button
          rank="outline"
          busy={busy}
          aria-describedby={id}
          onClick={() => field.current?.click()}
        >
          {action}
        </Button>
      </div>
    </>
  )
}
