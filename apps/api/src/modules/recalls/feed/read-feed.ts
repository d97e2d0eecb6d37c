import type { RecallFeed } from '@mendwell/contract/recalls/recall-feed'
import type { UploadedRecalls } from '@mendwell/contract/recalls/recalls'
import type { Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { FeedProblem } from '../../../gateways/feeds/feed-gateway.ts'
import { conflict, ShopError, saidOf, sentence } from '../../../ground/errors.ts'
import { type SignedInPrincipal, signatureOf } from '../../../ground/principal.ts'
import { SYSTEM } from '../../settings/history/record-staff-event.ts'
import { getShopSettings } from '../../settings/shop/shop.repository.ts'
import { readRecordFile } from '../desk/read-record-file.ts'
import { takeRecords } from '../desk/take-records.ts'
import { findLastReading, insertReading } from './feed.repository.ts'

type Reading = Pick<Deps, 'db' | 'feeds'>

/**
 * Reads the records of openFDA from the address in the settings, as an upload of the same file; what came of it is kept.
 * @throws ShopError 409 without an address; 503 if it cannot be read; 422 as readRecordFile.
 */
export async function readFeed(
  deps: Reading,
  who: SignedInPrincipal | typeof SYSTEM,
): Promise<UploadedRecalls> {
  const { recallFeedUrl } = await getShopSettings(deps.db)
  if (recallFeedUrl === '') throw conflict('CONFLICT', 'recallFeedOff')
  const readBy = who === SYSTEM ? SYSTEM : signatureOf(who)
  try {
    const bytes = await deps.feeds.read(recallFeedUrl)
    const taken = await takeRecords(deps, readRecordFile(bytes), who)
    const { records, added, changed } = taken
    await insertReading(deps.db, { readBy, records, added, changed })
    return taken
  } catch (error) {
    const refused = refusalOf(error)
    if (!refused) throw error
    const { code, params } = refused.sentence ?? sentence('somethingBroke')
    await insertReading(deps.db, { readBy, problem: code + JSON.stringify(params) })
    throw refused
  }
}

/** Reads the feed once a day, where an address is set; a failure is kept for staff to read, and tomorrow is another day. */
export async function readFeedDaily(deps: Reading & Pick<Deps, 'logger'>): Promise<void> {
  const { recallFeedUrl } = await getShopSettings(deps.db)
  if (recallFeedUrl === '') return
  await readFeed(deps, SYSTEM).catch((error) => {
    if (!(error instanceof ShopError)) throw error
    deps.logger.warn({ detail: error.message }, 'the feed of recalls was not read')
  })
}

/** Whether the feed is on, and what its last reading brought. */
export async function getFeed(db: Queryable): Promise<RecallFeed> {
  const { recallFeedUrl } = await getShopSettings(db)
  const last = await findLastReading(db)
  return {
    isOn: recallFeedUrl !== '',
    last: last ? { ...last, problem: last.problem === null ? null : saidOf(last.problem) } : null,
  }
}

/** What staff are told; undefined for what is no fault of the feed. */
function refusalOf(error: unknown): ShopError | undefined {
  if (error instanceof ShopError) return error
  return error instanceof FeedProblem
    ? new ShopError(503, 'UNAVAILABLE', sentence(error.code, error.params))
    : undefined
}
