import type { Queryable } from '../db/db.ts'
import { findViolations } from './audit.repository.ts'
import { INVARIANTS } from './invariants.ts'

interface AuditFinding {
  rule: string
  /** The first broken rows, by their keys; empty when the rule holds. */
  violations: Record<string, unknown>[]
}

const MAX_SHOWN = 20

/** Checks all invariants in the database; read-only, safe on a live shop. */
export async function auditDatabase(db: Queryable): Promise<AuditFinding[]> {
  const findings: AuditFinding[] = []
  for (const { rule, violations } of INVARIANTS) {
    findings.push({ rule, violations: await findViolations(db, violations, MAX_SHOWN) })
  }
  return findings
}

/** The invariants that do not hold, with their first broken rows. */
export const findBrokenRules = async (db: Queryable): Promise<AuditFinding[]> =>
  (await auditDatabase(db)).filter(({ violations }) => violations.length > 0)
