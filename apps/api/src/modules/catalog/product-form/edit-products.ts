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
 * Changes several products at one go, all or none.
 * @throws ShopError 404, 409 and 422: of the first row that cannot be; `errors` names each such row and its fields, as
 * `rows.2.unitPrice`, or `rows.2` where it is about the row as a whole.
 */
export async function editProducts(
  { db }: Pick<Deps, 'db'>,
  rows: Row[],
  who: SignedInPrincipal,
): Promise<{ saved: number }> {
  // In one order everywhere, so that two editors wait for each other instead of blocking each other.
  const ordered = [...rows.entries()].sort(([, one], [, other]) => one.productId - other.productId)
  await db.transaction().execute(async (tx) => {
    const refused: Refused[] = []
    for (const [at, row] of ordered) {
      await changeProduct(tx, row, who).catch((error) => {
        if (!(error instanceof ShopError)) throw error
        refused.push({ productId: row.productId, error, errors: errorsOf(error, `rows.${at}`) })
      })
    }
    // Thrown at the end, it takes back the others too.
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

/** The first refusal with the product it is about, and what is wrong with each row. */
function ofRows({ error, productId }: Refused, all: readonly Refused[]) {
  const { statusCode, code, message, extras } = error
  return new ShopError(statusCode, code, `Product ${productId}: ${message}`, {
    ...extras,
    errors: all.flatMap(({ errors }) => errors),
    facts: { ...extras.facts, productId },
  })
}
