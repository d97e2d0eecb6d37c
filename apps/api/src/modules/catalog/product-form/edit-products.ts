import type { GridRow } from '@mendwell/contract/catalog/staff-products'
import type { FieldError } from '@mendwell/contract/wire/errors'
import type * as z from 'zod/mini'
import type { Deps } from '../../../deps/deps.ts'
import { ShopError } from '../../../ground/errors.ts'
import type { SignedInPrincipal } from '../../../ground/principal.ts'
import { changeProduct } from './save-product.ts'

type Row = z.output<typeof GridRow>
interface Refused {
  productId: number
  error: ShopError
  errors: FieldError[]
}

/**
 * Changes several products at once, all or none.
 * @throws ShopError 404, 409 and 422: of the first invalid row; `errors` names each such row and its fields, as
 * `rows.2.unitPrice`, or `rows.2` if it is about the whole row.
 */
export async function editProducts(
  { db }: Pick<Deps, 'db'>,
  rows: Row[],
  who: SignedInPrincipal,
): Promise<{ saved: number }> {
  // Always in the same order, so that two editors wait for each other instead of deadlocking.
  const ordered = [...rows.entries()].sort(([, one], [, other]) => one.productId - other.productId)
  await db.transaction().execute(async (tx) => {
    const refused: Refused[] = []
    for (const [at, row] of ordered) {
      await changeProduct(tx, row, who).catch((error) => {
        if (!(error instanceof ShopError)) throw error
        refused.push({ productId: row.productId, error, errors: errorsOf(error, `rows.${at}`) })
      })
    }
    // Thrown at the end, it rolls back the others too.
    if (refused[0]) throw ofRows(refused[0], refused)
  })
  return { saved: rows.length }
}

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
