import type { HomeBanner } from '@mendwell/contract/content/content'
import type { BannerRow, StoredBanner } from '@mendwell/contract/content/scheduled-texts'
import type { ShownTimes } from '@mendwell/domain/content/shown-times'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/db.ts'
import { isDue } from '../shown-times/due.sql.ts'
import { TIMES, withState } from '../shown-times/times.sql.ts'

const TEXTS = [
  'heading',
  'headingEs',
  'sentence',
  'sentenceEs',
  'link',
  'linkLabel',
  'linkLabelEs',
] as const

/** The banner to show now; of several the one that started last. */
export function findShownBanner(db: Queryable): Promise<HomeBanner | undefined> {
  return db
    .selectFrom('homeBanner')
    .select(['bannerId', ...TEXTS])
    .where('isRemoved', '=', false)
    .where(isDue)
    .orderBy(sql`shows_from desc nulls last`)
    .orderBy('bannerId', 'desc')
    .executeTakeFirst()
}

const selectBanners = (db: Queryable) =>
  db
    .selectFrom('homeBanner')
    .select(['bannerId', ...TEXTS, 'isRemoved'])
    .select(TIMES)

/** Every banner that was not removed, latest start first. */
export async function findAllBanners(db: Queryable): Promise<BannerRow[]> {
  const rows = await selectBanners(db)
    .where('isRemoved', '=', false)
    .orderBy(sql`shows_from desc nulls last`)
    .orderBy('bannerId', 'desc')
    .limit(500)
    .execute()
  return rows.map(({ isRemoved: _, ...row }) => withState(row))
}

/** A banner as the history stores it. */
export type BannerState = StoredBanner & { isRemoved: boolean }

/** A banner before a change, including a removed one. */
export async function lockBanner(
  tx: Queryable,
  bannerId: number,
): Promise<{ state: BannerState; row: BannerRow } | undefined> {
  const found = await selectBanners(tx)
    .where('bannerId', '=', bannerId)
    .forUpdate()
    .executeTakeFirst()
  if (!found) return undefined
  const { isRemoved, ...rest } = found
  const row = withState(rest)
  const { bannerId: _id, state: _state, ...stored } = row
  return { state: { ...stored, isRemoved }, row }
}

/** A banner with its times resolved. */
type ResolvedBanner = Omit<BannerState, keyof ShownTimes> & ShownTimes

/** Stores a new banner; returns its id. */
export async function insertBanner(tx: Queryable, banner: ResolvedBanner): Promise<number> {
  const { bannerId } = await tx
    .insertInto('homeBanner')
    .values(banner)
    .returning('bannerId')
    .executeTakeFirstOrThrow()
  return bannerId
}

export async function updateBanner(
  tx: Queryable,
  bannerId: number,
  banner: ResolvedBanner,
): Promise<void> {
  await tx
    .updateTable('homeBanner')
    .set({ ...banner, updatedAt: sql<Date>`now()` })
    .where('bannerId', '=', bannerId)
    .execute()
}
