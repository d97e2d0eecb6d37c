import { says } from '@mendwell/contract/wire/validation-messages'
import type { Db, Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { addJob } from '../../../queue/queue.ts'
import { applyImport } from './apply/apply-import.ts'
import { undoImport } from './apply/undo-import.ts'
import { checkImport } from './check/check-import.ts'
import {
  deleteBrokenUploads,
  findAbandoned,
  findImport,
  transitionImport,
} from './check/imports.repository.ts'

const MAX_ATTEMPTS = 3
const FAILED = says('importFailed')

/** What an import comes back to when its step has failed for good. */
const WAY_BACK = { CHECKING: 'REFUSED', APPLYING: 'CHECKED', UNDOING: 'DONE' } as const

/** Queues the step that an import's status asks for. */
export const queueImport = (db: Queryable, importId: number) =>
  addJob(
    db,
    'work_on_import',
    { importId },
    { key: `import-${importId}`, maxAttempts: MAX_ATTEMPTS },
  )

/** Does the step that an import's status asks for; one that was done already is done no more. */
export async function workOnImport(
  deps: Pick<Deps, 'db' | 'logger'>,
  { importId, lastTry }: { importId: number; lastTry: boolean },
): Promise<void> {
  const found = await findImport(deps.db, importId)
  if (!found || !(found.status in STEPS)) return
  const status = found.status as keyof typeof STEPS
  try {
    await STEPS[status](deps, importId)
  } catch (error) {
    if (!lastTry) throw error
    deps.logger.error({ err: error, importId }, 'an import failed')
    await transitionImport(deps.db, importId, {
      from: status,
      to: WAY_BACK[status],
      problem: FAILED,
    })
  }
}

const STEPS = {
  CHECKING: ({ db }: { db: Db }, importId: number) => checkImport(db, importId),
  APPLYING: applyImport,
  UNDOING: undoImport,
}

/** Begins anew what a killed process was at, and forgets uploads that broke off; each minute. */
export async function resumeImports({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (const importId of await findAbandoned(db)) await queueImport(db, importId)
  await deleteBrokenUploads(db)
}
