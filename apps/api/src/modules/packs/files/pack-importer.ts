import { poolsOf } from '@mendwell/domain/packs/packs'
import type { Queryable } from '../../../db/db.ts'
import type {
  CheckedGroups,
  GroupChange,
  GroupImporter,
  GroupRow,
  GroupState,
} from '../../catalog/imports/groups/group-importer.ts'
import { isSameState } from '../../settings/history/record-staff-event.ts'
import { type ArrangedPack, arrangePacks, groupKeyOf } from '../arrange-packs.ts'
import { findPacks, type StoredPack } from '../packs.repository.ts'
import { lockWithPools } from '../pools.sql.ts'
import {
  findBrought,
  findGroupsOfProducts,
  findPacksBySku,
  type StoredGroup,
} from './pack-file.repository.ts'
import { packRowFaults } from './pack-row-faults.ts'
import { PACK_COLUMNS, readPacks } from './pack-rows.ts'

/** Imports packs of the same pieces; a group is identified by its smallest pack, and others stay as they are. */
export const packImporter: GroupImporter = {
  kind: 'PACKS',
  objectType: 'packs',
  columns: PACK_COLUMNS,
  mark: 'baseSku',
  check: checkPacks,
  lock: (tx, changes) => lockWithPools(tx, changes.flatMap(productsOf)),
  find: findStates,
  findBlocked,
  write: writePacks,
  linesOf,
}

type PacksState = Pick<StoredGroup, 'title' | 'pieceName' | 'packs'>
const packsOf = (state: GroupState | null) => (state as unknown as PacksState | null)?.packs ?? []

const productsOf = ({ key, before, after }: GroupChange): number[] => [
  Number(key),
  ...[...packsOf(before), ...packsOf(after)].map(({ productId }) => productId),
]

async function findStates(db: Queryable, keys: readonly string[]) {
  const groups = await findGroupsOfProducts(db, keys.map(Number))
  return new Map<string, GroupState>(
    groups.map(({ baseId, ...state }) => [String(baseId), { ...state }]),
  )
}

async function checkPacks(db: Queryable, rows: readonly GroupRow[]): Promise<CheckedGroups> {
  const { groups, problems } = readPacks(rows)
  const skus = groups.flatMap(({ baseSku, packs }) => [baseSku, ...packs.map(({ sku }) => sku)])
  const products = new Map((await findPacksBySku(db, skus)).map((pack) => [pack.sku, pack]))
  const keyOf = (sku: string) => String(products.get(sku)?.productId ?? 0)
  const stored = await findStates(
    db,
    groups.map(({ baseSku }) => keyOf(baseSku)),
  )
  const known = { products, rowOfSku: new Map() }
  const warnings: CheckedGroups['warnings'][number][] = []
  const changes: (GroupChange & { after: GroupState })[] = []
  let sameCount = 0
  for (const group of groups) {
    const found = packRowFaults(group, known)
    problems.push(...found.problems)
    const key = keyOf(group.baseSku)
    const before = stored.get(key) ?? null
    const base = products.get(group.baseSku)
    const packs: ArrangedPack[] = group.packs.map(({ sku, pieces, mayOpen }) => ({
      productId: products.get(sku)?.productId ?? 0,
      pieces,
      mayOpen,
    }))
    const title = before?.title ?? base?.productName.slice(0, MAX_TITLE) ?? ''
    const after = { title, pieceName: group.pieceName, packs: bySize(packs) }
    if (isSameState(before, after)) {
      sameCount += 1
      continue
    }
    warnings.push(...found.warnings)
    changes.push({ key, rowNo: group.rowNo, before, after })
  }
  return { changes, sameCount, problems, warnings }
}

const MAX_TITLE = 150
const bySize = (packs: readonly ArrangedPack[]) =>
  packs.toSorted((one, other) => one.pieces - other.pieces)

/** Groups with a product that is gone, in another group, or tracked by lot but would share its stock. */
async function findBlocked(tx: Queryable, changes: readonly GroupChange[]): Promise<string[]> {
  const stored = await findPacks(tx, changes.flatMap(productsOf))
  const byId = new Map(stored.map((pack) => [pack.productId, pack]))
  return changes.filter((change) => isBlocked(change, byId)).map(({ key }) => key)
}

function isBlocked({ key, after }: GroupChange, byId: ReadonlyMap<number, StoredPack>): boolean {
  const packs = packsOf(after)
  const groupKey = byId.get(Number(key))?.groupKey ?? null
  const isFree = ({ productId }: ArrangedPack) => {
    const product = byId.get(productId)
    return product !== undefined && (product.groupKey === null || product.groupKey === groupKey)
  }
  const isByLot = ({ productId }: ArrangedPack) => byId.get(productId)?.isLotTracked === true
  return !packs.every(isFree) || poolsOf(packs).flat().some(isByLot)
}

/** Packs that stop sharing their stock keep what they added, so that undoing an import restores the boxes. */
async function writePacks(
  tx: Queryable,
  changes: readonly GroupChange[],
  onWritten: () => Promise<void>,
): Promise<void> {
  for (const change of changes) {
    const { key, before, after } = change
    const [base] = await findPacks(tx, [Number(key)])
    const state = (after ?? before) as unknown as PacksState
    await arrangePacks(tx, {
      groupKey: base?.groupKey ?? groupKeyOf(Number(key)),
      title: state.title,
      pieceName: state.pieceName,
      packs: packsOf(after),
      leaveWith: await findBrought(tx, productsOf(change)),
      // The person who applied the import has seen which ones do.
      mayCountOtherwise: true,
    })
    await onWritten()
  }
}

async function linesOf(db: Queryable, states: readonly (GroupState | null)[]) {
  const ids = states.flatMap((state) => packsOf(state).map(({ productId }) => productId))
  const stored = await findPacks(db, ids)
  const skus = new Map(stored.map(({ productId, sku }) => [productId, sku]))
  return states.map((state) =>
    packsOf(state).map(({ productId, pieces, mayOpen }) => {
      const line = `${skus.get(productId) ?? productId}: ${pieces} × ${state?.pieceName}`
      return mayOpen ? `${line}, may be opened` : line
    }),
  )
}
