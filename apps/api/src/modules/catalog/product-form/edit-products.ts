import type { GridRow } from '@mendwell/contract/catalog/staff-products'
import type { FieldError } from '@mendwell/contract/wire/errors'
import type * as z from 'zod/mini'
import type { Deps } from '../../../deps/deps.ts'
import { ShopError } from '../../../ground/errors.ts'
import type { SignedInPrincipal } from '../../../ground/principal.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { changeProduct } from './save-product.ts'

type Row = z.output<typeof GridRow>
interface Refused {
  productId: number
  error: ShopError
  errors: FieldError[]
}

/**
 * Changes several products at once, all or none, as one entry in the history: its event, or null if nothing differed.
 * @throws ShopError 404, 409 and 422: of the first invalid row; `errors` names each such row and its fields, as
 * `rows.2.unitPrice`, or `rows.2` if it is about the whole row.
 */
export async function editProducts(
  { db }: Pick<Deps, 'db'>,
  rows: Row[],
  who: SignedInPrincipal,
): Promise<{ saved: number; eventId: number | null }> {
  // Always in the same order, so that two editors wait for each other instead of deadlocking.
  const ordered = [...rows.entries()].sort(([, one], [, other]) => one.productId - other.productId)
  const eventId = await db.transaction().execute(async (tx) => {
    const refused: Refused[] = []
    let saveId: number | undefined
    const step = async () => {
      saveId ??= await recordStaffEvent(tx, { ...SAVE, who })
      return saveId
    }
    for (const [at, row] of ordered) {
      try {
        const changeId = await changeProduct(tx, row, who, rows.length > 1 ? step : undefined)
        saveId ??= changeId
      } catch (error) {
        if (!(error instanceof ShopError)) throw error
        refused.push({ productId: row.productId, error, errors: errorsOf(error, `rows.${at}`) })
      }
    }
    // Thrown at the end, it rolls back the others too.
    if (refused[0]) throw ofRows(refused[0], refused)
    return saveId ?? null
  })
  return { saved: rows.length, eventId }
}

/** The entry in the history of which the changes of several products are parts. */
export const SAVE = { action: 'save', objectType: 'product', objectId: 'list' } as const

const errorsOf = (error: ShopError, path: string): FieldError[] =>
  error.extras.errors?.map((wrong) => ({ ...wrong, path: `${path}.${wrong.path}` })) ?? [
    {
      path,
      message: error.message,
      sentence: error.sentence ?? { code: 'valueNotAllowed', params: {} },
    },
  ]

/** The first refusal with its product, and the errors of each row. */
function ofRows({ error, productId }: Refused, all: readonly Refused[]) {
  const { statusCode, code, message, extras } = error
  return new ShopError(statusCode, code, `Product ${productId}: ${message}`, {
    ...extras,
    errors: all.flatMap(({ errors }) => errors),
    facts: { ...extras.facts, productId },
  })
}
