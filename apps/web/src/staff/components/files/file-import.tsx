import type { FieldError } from '@mendwell/contract/wire/errors'
import { type ReactNode, useState } from 'react'
import { Refusal } from '../forms/refusal.tsx'
import { useSave } from '../forms/use-save.ts'
import { ChooseFile } from './choose-file.tsx'
import { ProblemTable, type RowProblem } from './problem-table.tsx'

interface FileImportProps<Saved> {
  /** What the file holds and which columns it needs. */
  children: ReactNode
  send: (file: File) => Promise<Saved>
  outdates: readonly string[]
  success: (saved: Saved) => string
  onSaved?: () => void
}

/** Rows from a CSV file, all of them or none; what is wrong is told by row. */
export function FileImport<Saved>({
  children,
  send,
  outdates,
  success,
  onSaved,
}: FileImportProps<Saved>) {
  const [problems, setProblems] = useState<readonly RowProblem[]>([])
  const { save, busy, refusal } = useSave(send, {
    outdates,
    success,
    ...(onSaved && { onSaved }),
    onErrors: (errors) => {
      const rows = errors.flatMap(ofRow)
      setProblems(rows)
      return rows.length === errors.length
    },
  })
  return (
    <div className="stack">
      <ChooseFile
        label="CSV file"
        action="Choose a CSV file"
        accept=".csv,text/csv"
        busy={busy}
        onFile={(file) => {
          setProblems([])
          save(file)
        }}
      >
        {children}
      </ChooseFile>
      <Refusal refusal={refusal} />
      {problems.length > 0 && (
        <div role="alert" className="stack-small">
          <p>Nothing was saved. Put these rows right and choose the file again.</p>
          <ProblemTable problems={problems} caption="Errors by row" />
        </div>
      )}
    </div>
  )
}

/** An error at `rows.3.pieces`; none for one of the whole file. */
function ofRow({ path, message, sentence }: FieldError): RowProblem[] {
  const [, rowNo, field = ''] = /^rows\.(\d+)\.(\w+)$/.exec(path) ?? []
  return rowNo === undefined ? [] : [{ rowNo: Number(rowNo), field, message, sentence }]
}
