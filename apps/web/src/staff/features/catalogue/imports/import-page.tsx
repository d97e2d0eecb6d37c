import type { ProductImportDetails } from '@mendwell/contract/product-imports'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import type * as z from 'zod/mini'
import {
  applyImport,
  errorReportAddress,
  productImport,
  undoImport,
} from '../../../../api/staff/products.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { formatNumber } from '../../../components/formats.ts'
import { PageHeader } from '../../../components/page-header.tsx'
import { QueryState } from '../../../components/query-state.tsx'
import { Refusal } from '../../../components/refusal.tsx'
import { useSave } from '../../../components/use-save.ts'
import { ImportTag, isAtWork } from './import-tag.tsx'

const POLL_MS = 700
type Details = z.input<typeof ProductImportDetails>

/** One import: what the file would change, what is wrong with it, and the buttons that act. */
export function Component() {
  const importId = Number(useParams().importId)
  const query = useQuery({
    ...productImport(importId),
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data.status) ? POLL_MS : false),
  })
  return (
    <QueryState query={query} isPage>
      {(details) => (
        <>
          <PageHeader
            title={details.fileName}
            beside={<ImportTag status={details.status} />}
            lead={`Import ${importId}`}
            back={{ to: '/imports', label: 'All imports' }}
          />
          <Progress details={details} />
          <Outcome details={details} />
          <Errors details={details} />
        </>
      )}
    </QueryState>
  )
}

function Progress({ details: { status, doneRows, totalRows } }: { details: Details }) {
  if (!isAtWork(status)) return <p className="vh" role="status" />
  const rows = totalRows ? `${Math.round((doneRows / totalRows) * 100)} %` : formatNumber(doneRows)
  return (
    <section className="panel stack-s">
      <progress
        aria-label="Progress"
        {...(totalRows && { value: Math.min(doneRows, totalRows), max: totalRows })}
      />
      <p role="status">{rows} done. You can leave this page; the shop goes on.</p>
    </section>
  )
}

const NUMBERS = [
  ['New products', 'insertRows'],
  ['Changed products', 'updateRows'],
  ['Rows without a change', 'sameRows'],
  ['Rows with errors', 'errorRows'],
] as const

function Outcome({ details }: { details: Details }) {
  const { status, problem, insertRows, updateRows } = details
  const isRefused = status === 'REFUSED'
  return (
    <>
      {problem && (
        <p className="note bad" role="alert">
          <b className="b">{problem}</b>
        </p>
      )}
      {/* Of a file that cannot be read nothing was counted. */}
      {!(isRefused && problem) && (
        <ul className="kpi">
          {NUMBERS.map(([label, name]) => (
            <li key={name} className="panel">
              <b>{formatNumber(details[name])}</b> {label}
            </li>
          ))}
        </ul>
      )}
      {isRefused && (
        <p className="refused">
          Nothing was changed. Correct the file and <Link to="/imports">send it again</Link>.
        </p>
      )}
      {status === 'CHECKED' && insertRows + updateRows > 0 && (
        <Act details={details} step="apply" />
      )}
      {status === 'DONE' && <Act details={details} step="undo" />}
      {status === 'CHECKED' && insertRows + updateRows === 0 && (
        <p className="note info">The file says what the shop has already: nothing to do.</p>
      )}
      {details.keptRows > 0 && (
        <p className="note warn">
          {formatNumber(details.keptRows)} products were changed or used since and stay as they are.
        </p>
      )}
    </>
  )
}

const STEPS = {
  apply: {
    send: applyImport,
    label: 'Apply this import',
    title: 'Apply this import?',
    text: 'All of it is done at one go. You can take it back afterwards.',
  },
  undo: {
    send: undoImport,
    label: 'Take this import back',
    title: 'Take this import back?',
    text: 'New products are removed and changed ones are as before, but for those that were changed or sold since.',
  },
}

function Act({ details: { importId }, step }: { details: Details; step: 'apply' | 'undo' }) {
  const [asks, setAsks] = useState(false)
  const { send, label, title, text } = STEPS[step]
  const { save, busy, refusal } = useSave(send, {
    outdates: ['/staff/imports', '/staff/products'],
    onSaved: () => setAsks(false),
  })
  return (
    <>
      <Refusal refusal={asks ? null : refusal} />
      <Button
        rank={step === 'apply' ? 'primary' : 'outline'}
        icon={step === 'apply' ? 'check' : 'arrow-back-up'}
        onClick={() => setAsks(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        title={title}
        confirmLabel={label}
        danger={step === 'undo'}
        busy={busy}
        refusal={refusal}
        onConfirm={() => save(importId)}
      >
        {text}
      </ConfirmDialog>
    </>
  )
}

function Errors({ details: { importId, errors, errorRows } }: { details: Details }) {
  if (errors.length === 0) return null
  return (
    <section className="stack-s">
      <div className="row between">
        <h2>What is wrong</h2>
        <a href={errorReportAddress(importId)} download>
          Download all errors as CSV
        </a>
      </div>
      {errorRows > errors.length && (
        <p className="muted">The first {errors.length} are shown here.</p>
      )}
      <div className="dt">
        <table className="keep">
          <caption>Errors by row</caption>
          <thead>
            <tr>
              <th className="n">Row</th>
              <th>Column</th>
              <th>Problem</th>
            </tr>
          </thead>
          <tbody>
            {errors.map(({ rowNo, field, message }) => (
              <tr key={`${rowNo} ${field} ${message}`}>
                <td className="n">{formatNumber(rowNo)}</td>
                <td>{field}</td>
                <td>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
