import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import styles from './file-drop.module.css'

interface FileDropProps {
  /** The button's label, such as 'Choose a picture'. */
  label: string
  accept: string
  busy: boolean
  onFile: (file: File) => void
  children: ReactNode
}

/** A drop zone for a file, with a button that does the same for keyboard and touch. */
export function FileDrop({ label, accept, busy, onFile, children }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null)
  const hint = useId()
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const [file] = files ?? []
    if (file && !busy) onFile(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same
    <div
      className={isOver ? `${styles.drop} ${styles.over}` : styles.drop}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p id={hint} className="muted">
        {children}
      </p>
      <Button
        rank="outline"
        icon="upload"
        busy={busy}
        aria-describedby={hint}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        onChange={(event) => {
          take(event.currentTarget.files)
          event.currentTarget.value = ''
        }}
      />
    </div>
  )
}
