import { FamilyKey } from '@mendwell/contract/families/staff-families'
import { says } from '@mendwell/contract/wire/validation-messages'
import { familyKeyOf } from '@mendwell/domain/catalog/family-faults'
import type { Queryable } from '../../../db/db.ts'
import type { RowProblem } from '../../../ground/csv/file-problems.ts'
import type {
  CheckedGroups,
  GroupChange,
  GroupImporter,
  GroupRow,
  GroupState,
} from '../../catalog/imports/groups/group-importer.ts'
import { isSameState } from '../../settings/history/record-staff-event.ts'
import { SURE } from '../edit-families.ts'
import { stateOf } from '../family-state.ts'
import {
  deleteFamily,
  type FamilyRow,
  findProductsOfFamilies,
  lockFamilies,
  writeFamily,
} from '../staff-families.repository.ts'
import {
  findProductsBySku,
  findSkus,
  findStoredFamilies,
  type ProductOfSku,
  releaseMembers,
} from './family-file.repository.ts'
import { familyRowFaults } from './family-row-faults.ts'
import { FAMILY_COLUMNS, type FileFamily, joinOrder, readFamilies } from './family-rows.ts'

/** Imports families, a row for each product; those that the file does not name stay as they are. */
export const familyImporter: GroupImporter = {
  kind: 'FAMILIES',
  objectType: 'family',
  columns: FAMILY_COLUMNS,
  mark: 'familyKey',
  check: checkFamilies,
  lock: lockFamilies,
  find: findStates,
  findBlocked,
  write: writeFamilies,
  linesOf,
}

async function findStates(db: Queryable, keys: readonly string[]) {
  const rows = await findStoredFamilies(db, keys)
  return new Map<string, GroupState>(
    rows.map(({ familyKey, ...family }) => [familyKey, { ...stateOf(family) }]),
  )
}

async function checkFamilies(db: Queryable, rows: readonly GroupRow[]): Promise<CheckedGroups> {
  const { families, problems } = readFamilies(rows)
  const keyed = families.map((family) => ({
    ...family,
    key: family.key || familyKeyOf(family.title),
  }))
  const keys = keyed.map(({ key }) => key)
  const skus = keyed.flatMap(({ members }) => members.map(({ sku }) => sku))
  const products = new Map((await findProductsBySku(db, skus)).map((found) => [found.sku, found]))
  const stored = await findStates(db, keys)
  const rowOfProduct = new Map<number, { rowNo: number; key: string }>()
  const changes: (GroupChange & { after: GroupState })[] = []
  let sameCount = 0
  for (const [at, family] of keyed.entries()) {
    const before = stored.get(family.key) ?? null
    const isNamed = families[at]?.key !== ''
    problems.push(
      ...keyFaults(family, {
        isNamed,
        isTaken: before !== null,
        isTwice: keys.indexOf(family.key) < at,
      }),
    )
    problems.push(...memberFaults(family, { products, keys, rowOfProduct }))
    const ids = family.members.map(({ sku }, place) => products.get(sku)?.productId ?? -1 - place)
    problems.push(...familyRowFaults(family, ids))
    const after = { ...stateOf(wanted(family, ids, before)) }
    if (isSameState(before, after)) sameCount += 1
    else changes.push({ key: family.key, rowNo: family.rowNo, before, after })
  }
  return { changes, sameCount, problems, warnings: [] }
}

const wanted = (
  { title, axes, members }: FileFamily,
  productIds: readonly number[],
  before: GroupState | null,
): FamilyRow => ({
  title,
  axes,
  members: members.map(({ values }, at) => ({ productId: productIds[at] ?? 0, values })),
  // Staff have checked the products themselves.
  sure: before ? Number(before.sure) : SURE,
})

interface KeyFacts {
  /** The file contains the key itself. */
  isNamed: boolean
  isTaken: boolean
  isTwice: boolean
}

/** A family matched only by its title must not replace another one. */
function keyFaults(
  { key, rowNo }: FileFamily,
  { isNamed, isTaken, isTwice }: KeyFacts,
): RowProblem[] {
  const field = 'familyKey'
  if (!FamilyKey.safeParse(key).success) return [{ rowNo, field, reported: says('formatWrong') }]
  if (isNamed || !(isTaken || isTwice)) return []
  return [{ rowNo, field, reported: says('familyFileKeyTaken', { key }) }]
}

interface Known {
  products: ReadonlyMap<string, ProductOfSku>
  /** For all families in the file: their members may move between them. */
  keys: readonly string[]
  rowOfProduct: Map<number, { rowNo: number; key: string }>
}

function memberFaults({ key, members }: FileFamily, { products, keys, rowOfProduct }: Known) {
  return members.flatMap(({ rowNo, sku }): RowProblem[] => {
    const wrong = (reported: string) => [{ rowNo, field: 'sku', reported }]
    if (sku === '') return wrong(says('importSkuRequired'))
    const product = products.get(sku)
    if (!product) return wrong(says('importSkuUnknown'))
    const { productId, familyKey, title } = product
    const other = rowOfProduct.get(productId)
    if (other && other.key !== key) return wrong(says('importSkuElsewhere', { row: other.rowNo }))
    if (!other) rowOfProduct.set(productId, { rowNo, key })
    if (familyKey === null || keys.includes(familyKey)) return []
    return wrong(says('familyMemberElsewhere', { title: title ?? familyKey }))
  })
}

const familyOf = (state: GroupState | null) => state as unknown as FamilyRow | null

/** Families with a product that is gone, or in a family that is not in the file. */
async function findBlocked(tx: Queryable, changes: readonly GroupChange[]): Promise<string[]> {
  const keys = new Set(changes.map(({ key }) => key))
  const ids = changes.flatMap(({ after }) => idsOf(familyOf(after)))
  const products = await findProductsOfFamilies(tx, ids)
  const free = new Set(
    products
      .filter(({ family }) => family === null || keys.has(family.familyKey))
      .map(({ productId }) => productId),
  )
  return changes
    .filter(({ after }) => !idsOf(familyOf(after)).every((productId) => free.has(productId)))
    .map(({ key }) => key)
}

const idsOf = (family: FamilyRow | null) => family?.members.map(({ productId }) => productId) ?? []

/** All products are removed first, so that one can move from one family to another. */
async function writeFamilies(
  tx: Queryable,
  changes: readonly GroupChange[],
  onWritten: () => Promise<void>,
): Promise<void> {
  await releaseMembers(
    tx,
    changes.map(({ key }) => key),
  )
  for (const { key, after } of changes) {
    const family = familyOf(after)
    if (family) await writeFamily(tx, key, family)
    else await deleteFamily(tx, key)
    await onWritten()
  }
}

async function linesOf(db: Queryable, states: readonly (GroupState | null)[]) {
  const families = states.map(familyOf)
  const skus = await findSkus(db, families.flatMap(idsOf))
  return families.map((family) =>
    family === null
      ? []
      : [
          family.title,
          ...family.axes.map(({ name, values }) => `${name}: ${joinOrder(values)}`),
          ...family.members.map(
            ({ productId, values }) => `${skus.get(productId) ?? productId}: ${values.join(', ')}`,
          ),
        ],
  )
}
