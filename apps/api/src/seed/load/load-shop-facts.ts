import type { Queryable } from '../../db/db.ts'

const OPEN = '08:00'
const CLOSE = '20:00'
const SUNDAY = 0

/** The ticker's text besides its welcome line; staff replace it. */
const NEWS = [
  'Shipping and handling from $0 to $20, free from $200.',
  'Questions about size or fit? Call us, Monday to Saturday, 8 am to 8 pm Central.',
]

/** Opening hours and first news of a new shop. */
export async function loadShopFacts(db: Queryable): Promise<void> {
  const hours = Array.from({ length: 7 }, (_, dayOfWeek) => {
    const closedFlag = dayOfWeek === SUNDAY
    return {
      dayOfWeek,
      closedFlag,
      openTime: closedFlag ? null : OPEN,
      closeTime: closedFlag ? null : CLOSE,
    }
  })
  await db
    .insertInto('storeHours')
    .values(hours)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('news')
    .values(NEWS.map((news) => ({ news })))
    .execute()
}
