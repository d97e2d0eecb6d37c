import { says } from '@mendwell/contract/wire/validation-messages'
import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { addJob } from '../../../queue/queue.ts'
import {
  deleteBrokenUploads,
  findAbandoned,
  findImport,
  transitionImport,
} from './check/imports.repository.ts'
import type { GroupImporter } from './groups/group-importer.ts'
import { applyAnyImport, checkAnyImport, undoAnyImport } from './import-steps.ts'

const MAX_ATTEMPTS = 3
const FAILED = says('importFailed')

/** The status of an import after its step has failed for good. */
const WAY_BACK = { CHECKING: 'REFUSED', APPLYING: 'CHECKED', UNDOING: 'DONE' } as const

/** Queues the step that an import's status asks for. */
export const queueImport = (db: Queryable, importId: number) =>
  addJob(
    db,
    'work_on_import',
    { importId },
    { key: `import-${importId}`, maxAttempts: MAX_ATTEMPTS },
  )

/** Does the step that an import's status asks for; a finished one is not repeated. */
export async function workOnImport(
  deps: Pick<Deps, 'db' | 'logger'>,
  {
    importId,
    lastTry,
    importers,
  }: { importId: number; lastTry: boolean; importers: readonly GroupImporter[] },
): Promise<void> {
  const found = await findImport(deps.db, importId)
  if (!found || !(found.status in STEPS)) return
  const status = found.status as keyof typeof STEPS
  try {
    await STEPS[status]({ db: deps.db, importId, importers })
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
  CHECKING: checkAnyImport,
  APPLYING: applyAnyImport,
  UNDOING: undoAnyImport,
}

/** Restarts the work of killed processes, and deletes uploads that broke off; every minute. */
export async function resumeImports({ db }: Pick<Deps, 'db'>): Promise<void> {
  for (const importId of await findAbandoned(db)) await queueImport(db, importId)
  await deleteBrokenUploads(db)
}
