import { useId, useRef } from 'react'
import { uploadRecalls } from '../../../api/staff/stock/recalls.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Refusal } from '../../components/forms/refusal.tsx'
import { useSave } from '../../components/forms/use-save.ts'

/** Enforcement records of openFDA from a file. They are proposals only: nothing happens before someone confirms. */
export function UploadRecords() {
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const { save, busy, refusal } = useSave(uploadRecalls, {
    outdates: ['/staff/recalls', '/staff/history'],
    success: ({ records, added, changed }) =>
      `${records} records read: ${added} new, ${changed} changed`,
  })
  return (
    <details className="panel stack">
      <summary>Upload records of the FDA</summary>
      <p id={id} className="muted">
        A JSON file from api.fda.gov/device/enforcement (food and drugs too), at most 10 MB. Records
        that are known are kept up to date; what you decided stays.
      </p>
      <input
        ref={field}
        type="file"
        hidden
        aria-label="File of records"
        accept=".json,application/json"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) save(file)
        }}
      />
      <div className="row">
        <Button
          rank="outline"
          busy={busy}
          aria-describedby={id}
          onClick={() => field.current?.click()}
        >
          Choose a JSON file
        </Button>
      </div>
      <Refusal refusal={refusal} />
    </details>
  )
}
