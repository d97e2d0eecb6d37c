import type { LogEvent } from 'kysely'
import type { Parts } from './parts.ts'

const OPERATIONS = ['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit', 'rollback']

/** Counts and times each statement. A trace has its text with placeholders such as $1, never the values. */
export const observeStatement =
  ({ figures, tracing }: Parts) =>
  ({ level, query, queryDurationMillis }: LogEvent): void => {
    const text = query.sql.trimStart()
    const word = /^[a-z]+/i.exec(text)?.[0].toLowerCase() ?? ''
    const operation = OPERATIONS.includes(word) ? word : 'other'
    const outcome = level === 'error' ? 'failed' : 'ok'
    figures?.statements.observe({ operation, outcome }, queryDurationMillis / 1_000)
    if (!tracing) return
    const endMs = Date.now()
    const span = tracing.tracer.startSpan(`SQL ${operation}`, {
      kind: 2,
      startTime: endMs - queryDurationMillis,
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
    })
    if (level === 'error') span.setStatus({ code: 2 })
    span.end(endMs)
  }
