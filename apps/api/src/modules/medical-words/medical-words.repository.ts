import type { Queryable } from '../../db/db.ts'

/** All words with what they mean. */
export const findMedicalWords = (db: Queryable) =>
  db
    .selectFrom('medicalWord')
    .select(['forms', 'afterNumber', 'meaning', 'meaningEs'])
    .orderBy('wordKey')
    .execute()

/** Name and description of an active product. */
export const findProductText = (db: Queryable, productId: number) =>
  db
    .selectFrom('product')
    .select(['productName', 'productDetails'])
    .where('productId', '=', productId)
    .where('productStatus', '=', 'A')
    .executeTakeFirst()
