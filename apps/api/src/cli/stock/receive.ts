import { parseArgs } from 'node:util'
import type { ReceiptLine } from '@mendwell/contract/lots/lots'
import { ReceivePurchase } from '@mendwell/contract/purchasing/purchase-orders'
import * as z from 'zod/mini'
import type { Config } from '../../config/config.ts'
import { StartProblem } from '../../config/start-problem.ts'
import { type Db, openDb } from '../../db/db.ts'
import { SMALL_FILE } from '../../ground/csv/read-small-file.ts'
import { inWords, ShopError } from '../../ground/errors.ts'
import { type SignedInPrincipal, staffMay } from '../../ground/principal.ts'
import { principalOf } from '../../modules/people/staff/find-member.ts'
import { importReceipt } from '../../modules/purchasing/files/import-receipt.ts'
import { memberByEmail } from '../running/member-by-email.ts'
import { readWholeFile } from '../running/read-whole-file.ts'
import { withPool } from '../running/with-pool.ts'

export const RECEIVE_USAGE = `Use: mendwell receive FILE.csv --order PO-1012 --by EMAIL [--note TEXT] [--dry-run]
  --order    the purchase order that the goods were ordered with
  --by       the member of staff who signs for them; the role must allow receiving
  --note     the number of the delivery note; within a week the same file is booked again only with another one
  --dry-run  shows what would be booked, and books nothing
Columns: sku and pieces; for products kept by lot also lot or serial, and expires (2027-06-30) or neverExpires (Y);
made and condition (SOUND, HELD) where they are known; confirmed (Y) for a row that was refused for its date or as
received within the hour. All rows are booked, or none.`
const SHOWN_ERRORS = 100
const OPTIONS = {
  order: { type: 'string' },
  by: { type: 'string' },
  note: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
} as const

/** `mendwell receive`: books a delivery of a purchase order from a CSV file, as *Receive goods* does. */
export const receive = (config: Config, options: string[]) =>
  withPool(config, async (pool) => {
    const db = openDb(pool)
    const { file, email, ...asked } = readOptions(options)
    const who = await signerOf(db, email)
    const bytes = await readWholeFile(file, SMALL_FILE)
    try {
      report(await importReceipt(db, who, { ...asked, bytes }), asked)
    } catch (error) {
      if (!(error instanceof ShopError)) throw error
      if (!error.extras.errors) throw new StartProblem(`${error.message}. Nothing was booked.`)
      refuse(error.extras.errors)
    }
  })

/** @throws StartProblem if the options do not say what to receive, and who does. */
function readOptions(options: string[]) {
  const { values, positionals } = parse(options)
  const { order: number, by: email, 'dry-run': isDryRun } = values
  const [file, ...more] = positionals
  if (!file || !number || !email || more.length > 0) throw new StartProblem(RECEIVE_USAGE)
  const note = z.safeParse(ReceivePurchase.shape.note, values.note ?? null)
  if (!note.success) {
    throw new StartProblem(`--note: ${inWords(note.error.issues[0]?.message ?? '')}`)
  }
  return { file, number, email, note: note.data, isDryRun }
}

function parse(options: string[]) {
  try {
    return parseArgs({ args: options, options: OPTIONS, allowPositionals: true })
  } catch (cause) {
    throw new StartProblem(RECEIVE_USAGE, { cause })
  }
}

/** @throws StartProblem for an address of nobody who may receive goods. */
async function signerOf(db: Db, email: string): Promise<SignedInPrincipal> {
  const who = await principalOf(db, await memberByEmail(db, email))
  if (staffMay(who, 'lots.write')) return who
  throw new StartProblem(`${email} may not receive goods. Name somebody else with --by.`)
}

type Received = Awaited<ReturnType<typeof importReceipt>>

function report({ lines, purchase, isRepeat }: Received, { isDryRun }: { isDryRun: boolean }) {
  const { number, supplier, state, received, ordered } = purchase.order
  if (isRepeat) {
    return console.log(
      `This file was received before on ${number}: nothing was booked. If as much has come again, name its delivery note with --note.`,
    )
  }
  const skuOf = new Map(purchase.lines.map(({ productId, sku }) => [productId, sku]))
  for (const line of lines) console.log(inWordsOf(line, skuOf.get(line.productId) ?? ''))
  const whole = `${received} of ${ordered} pieces ordered from ${supplier}`
  if (!isDryRun) return console.log(`${number} is ${state}: ${whole} have come.`)
  console.log(`${number} would be ${state}: ${whole} would have come.`)
  console.log('Nothing was booked: this was a dry run.')
}

const inWordsOf = ({ quantity, lotCode, serial, expiresOn, condition }: ReceiptLine, sku: string) =>
  [
    `  ${quantity} × ${sku}`,
    lotCode && `lot ${lotCode}`,
    serial && `serial ${serial}`,
    expiresOn && `expires ${expiresOn}`,
    condition === 'HELD' && 'held',
  ]
    .filter(Boolean)
    .join(', ')

function refuse(errors: readonly { path: string; message: string }[]): void {
  for (const { path, message } of errors.slice(0, SHOWN_ERRORS)) {
    const [, row, column] = /^rows\.(\d+)\.(\w+)$/.exec(path) ?? []
    console.error(row ? `  row ${row}, ${column}: ${message}` : `  ${message}`)
  }
  const more = errors.length - SHOWN_ERRORS
  if (more > 0) console.error(`and ${more} more`)
  console.error('Nothing was booked.')
  process.exitCode = 1
}
