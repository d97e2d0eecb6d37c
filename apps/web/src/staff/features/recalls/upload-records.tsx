import { uploadRecalls } from '../../../api/staff/stock/recalls.ts'
import { ChooseFile } from '../../components/files/choose-file.tsx'
import { Refusal } from '../../components/forms/refusal.tsx'
import { useSave } from '../../components/forms/use-save.ts'
import { countOf } from '../../components/page/count-of.ts'

/** Enforcement records of openFDA from a file. They are proposals only: nothing happens before someone confirms. */
export function UploadRecords() {
  const { save, busy, refusal } = useSave(uploadRecalls, {
    outdates: ['/staff/recalls', '/staff/history'],
    success: ({ records, added, changed }) =>
      `${countOf(records, 'record')} read: ${added} new, ${changed} changed`,
  })
  return (
    <details className="panel stack">
      <summary>Upload FDA records</summary>
      <ChooseFile
        label="File of records"
        action="Choose a JSON file"
        accept=".json,application/json"
        busy={busy}
        onFile={save}
      >
        A JSON file from api.fda.gov/device/enforcement (food and drugs too), at most 10 MB. Records
        that are known are kept up to date; what you decided stays.
      </ChooseFile>
      <Refusal refusal={refusal} />
    </details>
  )
}
