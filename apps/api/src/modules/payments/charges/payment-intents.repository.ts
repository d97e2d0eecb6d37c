import type { Queryable } from '../../../db/db.ts'

interface Intent {
  orderId: number
  taxesCents: number
  totalCents: number
  updatedBy: string | null
}

/** Stores the intent to pay an order; there is one per order. */
export async function upsertIntent(db: Queryable, intent: Intent): Promise<void> {
  await db
    .insertInto('paymentIntent')
    .values(intent)
    .onConflict((conflict) =>
      conflict.column('orderId').doUpdateSet({ updatedBy: intent.updatedBy }),
    )
    .execute()
}
