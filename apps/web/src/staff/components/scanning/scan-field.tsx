import { forwardRef, type KeyboardEvent, useState } from 'react'
import { CameraScan } from '../../../components/scanning/camera-scan.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { CAMERA_WORDS } from './scan-words.ts'

/** FNC1, which scanners type as Ctrl+]. */
const SEPARATOR = '\u001d'

interface ScanFieldProps {
  hint: string
  problem: string | undefined
  /** True if the code could be read. */
  onScan: (code: string) => boolean
  /** Enter in the empty field. */
  onEmpty: () => void
}

/**
 * The input for a scanner: Enter ends a code, and clears the field for the next one. A phone reads with its camera, one
 * package after the other.
 */
export const ScanField = forwardRef<HTMLDivElement, ScanFieldProps>(
  ({ hint, problem, onScan, onEmpty }, ref) => {
    const [code, setCode] = useState('')
    function press(event: KeyboardEvent<HTMLInputElement>) {
      if (event.ctrlKey && event.key === ']') {
        event.preventDefault()
        setCode(`${code}${SEPARATOR}`)
      }
      if (event.key !== 'Enter') return
      event.preventDefault()
      const input = event.currentTarget
      if (code.trim() === '') onEmpty()
      else if (onScan(code)) setCode('')
      // The next scan replaces what could not be read.
      else input.select()
    }
    return (
      <div ref={ref} className="stack-small">
        <TextField
          label="Scan or type a code"
          hint={hint}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          autoFocus
          value={code}
          error={problem}
          onChange={(event) => setCode(event.currentTarget.value)}
          onKeyDown={press}
        />
        <CameraScan words={CAMERA_WORDS} onCode={onScan} />
      </div>
    )
  },
)
