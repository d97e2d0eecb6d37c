import type { FieldError } from '@mendwell/contract/wire/errors'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Refusal } from '../forms/refusal.tsx'
import { useSave } from '../forms/use-save.ts'
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
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
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
      <p id={id} className="muted">
        {children}
      </p>
      <input
        ref={field}
        type="file"
        hidden
        aria-label="CSV file"
        accept=".csv,text/csv"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // So that the same file can be chosen again once it was put right.
          currentTarget.value = ''
          setProblems([])
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
          Choose a CSV file
        </Button>
      </div>
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
