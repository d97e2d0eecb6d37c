import { type Insertable, sql } from 'kysely'
import type { Db } from '../../src/db/db.ts'
import type { DB } from '../../src/db/schema.ts'
import type { StaffRole } from '../../src/ground/principal.ts'
import { hashPassword } from '../../src/modules/people/credentials/password.ts'
import { orderMaker } from './make-order.ts'

type Row<Table extends keyof DB> = Partial<Insertable<DB[Table]>>
type NewCustomer = Row<'customer'> & { password?: string }

/** Pieces on hand are booked as a movement; null if stock is not counted. */
type NewProduct = Omit<Row<'product'>, 'quantity' | 'cutPrice'> & {
  quantity?: number | null
  cutPrice?: boolean
}

const hashes = new Map<string, Promise<string>>()

/** The hash of a password hashed earlier: hashing it again would prove nothing. */
function hashOnce(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, hash)
  return hash
}

/** Valid rows with fixed, readable defaults: a test states only what matters to it. */
export function makersOf(db: Db) {
  let number = 0
  const next = () => {
    number += 1
    return number
  }

  async function department(row: Row<'department'> = {}) {
    return (
      db
        .insertInto('department')
        // After the departments of the seed catalogue, so that menus stay unchanged.
        .values({ deptName: `Department ${next()}`, displayOrder: 99, ...row })
        .onConflict((conflict) => conflict.column('deptName').doUpdateSet({ activeFlag: true }))
        .returningAll()
        .executeTakeFirstOrThrow()
    )
  }

  async function category(row: Row<'category'> = {}) {
    const { deptName } = await department({ deptName: row.category ?? 'Wound Care' })
    return db
      .insertInto('category')
      .values({ subCategory: `Category ${next()}`, ...row, category: deptName })
      .returningAll()
      .executeTakeFirstOrThrow()
  }

  async function brand(row: Row<'brand'> = {}) {
    return db
      .insertInto('brand')
      .values({ brandName: `Brand ${next()}`, ...row })
      .returningAll()
      .executeTakeFirstOrThrow()
  }

  /** Open to everyone, with neutral texts. */
  async function kind(row: Row<'kind'> = {}) {
    const sequence = next()
    return db
      .insertInto('kind')
      .values({
        kindKey: `kind-${sequence}`,
        name: `Kind ${sequence}`,
        clinicName: `Kind ${sequence}`,
        nameEs: `Clase ${sequence}`,
        ...{ words: [], clinicWords: [], wordsEs: [], brandWords: [], equals: [], situations: [] },
        purpose: ['Helps at home.', 'Use it as the maker says.'],
        purposeEs: ['Ayuda en casa.', 'Úselo como indica el fabricante.'],
        beforeBuying: ['Check the size.'],
        beforeBuyingEs: ['Compruebe la talla.'],
        ...{ warnings: [], warningsEs: [] },
        ...{ singleUse: 'unknown', sterile: 'unknown', latex: 'unknown', drawing: 'pack' },
        ...{ saleClass: 'OPEN', saleReason: '', fsa: 'NO', hygiene: false, expires: false },
        ...{ priceLowCents: 1_00, priceHighCents: 100_00, pricePer: 'piece' },
        ...{ axes: [], goesWith: [], sources: ['A test'] },
        ...row,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  }

  /** Unit price $10.00, 20 pieces on hand, no sale price, in its own category. */
  async function product({ quantity = 20, cutPrice = false, ...row }: NewProduct = {}) {
    const sequence = next()
    const categoryId = row.categoryId ?? (await category()).categoryId
    const made = await db
      .insertInto('product')
      .values({
        productName: `Product ${sequence}`,
        sku: `SKU-${sequence}`,
        unitPriceCents: 10_00,
        ...(cutPrice && {
          optionsAttributes: JSON.stringify([{ description: 'CUTPRICE', value: '' }]),
        }),
        ...row,
        categoryId,
        quantity: quantity === null ? null : 0,
      })
      .returning('productId')
      .executeTakeFirstOrThrow()
    if (quantity) await stock(made.productId, quantity)
    return db
      .selectFrom('product')
      .selectAll()
      .where('productId', '=', made.productId)
      .executeTakeFirstOrThrow()
  }

  /** Books pieces in (or out, when negative). */
  async function stock(productId: number, delta: number) {
    await db.insertInto('stockMovement').values({ productId, delta, reason: 'INITIAL' }).execute()
  }

  /** Texas at 6.25 %. */
  async function tax(row: Row<'tax'> = {}) {
    return db
      .insertInto('tax')
      .values({ stateCode: 'TX', stateName: 'Texas', taxMilliPercent: 6_250, ...row })
      .returningAll()
      .executeTakeFirstOrThrow()
  }

  /** Ada Byron; she can only sign in if a password is given. */
  async function customer({ password, ...row }: NewCustomer = {}) {
    const email = row.email ?? `ada${next()}@example.com`
    const made = await db
      .insertInto('customer')
      .values({
        loginId: email,
        firstName: 'Ada',
        lastName: 'Byron',
        custName: 'Ada Byron',
        phone1: '555-0100',
        ...row,
        email,
        emailCanonical: row.emailCanonical ?? email.toLowerCase(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    if (password) {
      const passwordHash = await hashOnce(password)
      await db.insertInto('credential').values({ custId: made.custId, passwordHash }).execute()
    }
    return made
  }

  /** A member of staff with all rights, unless a role is given. */
  async function staff({ role = 'OWNER', ...row }: NewCustomer & { role?: StaffRole } = {}) {
    const made = await customer({ firstName: 'Grace', custName: 'Grace', custType: 'S', ...row })
    await db.insertInto('staffMember').values({ custId: made.custId, role }).execute()
    return made
  }

  /** Verified for its own customer; the license is valid for this many more days. */
  async function clinic({ days = 30, ...row }: Row<'clinic'> & { days?: number } = {}) {
    const custId = row.custId ?? (await customer()).custId
    const isOpen = row.status === 'REQUESTED'
    return db
      .insertInto('clinic')
      .values({
        practiceName: 'Byron Family Practice',
        practiceType: 'PHYSICIAN',
        licenseNumber: 'TX-4711',
        stateCode: 'TX',
        expiresOn: sql<Date>`public.shop_day() + ${days}::int`,
        status: 'VERIFIED',
        decidedAt: isOpen ? null : new Date(),
        decidedBy: isOpen ? null : 'staff 1',
        ...row,
        custId,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  }

  const order = orderMaker(db, { customer, product })

  return { department, category, brand, kind, product, stock, tax, customer, clinic, staff, order }
}
