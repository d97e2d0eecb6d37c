import type { Db, Queryable } from '../../../db/db.ts'
import type { Deps } from '../../../deps/deps.ts'
import { conflict, fieldError, invalidFields, ShopError } from '../../../ground/errors.ts'
import type { SignedInPrincipal } from '../../../ground/principal.ts'
import { tokenHash } from '../../../ground/secret-token.ts'
import { LIMITS } from '../../../limits/attempt-limits.ts'
import { reserveAttempt } from '../../../limits/reserve-attempt.ts'
import { recordStaffEvent } from '../../settings/history/record-staff-event.ts'
import { getShopSettings } from '../../settings/shop/shop.repository.ts'
import { getCustomer } from '../customers/get-customer.ts'
import {
  deleteTotp,
  insertTotp,
  lockTotp,
  replaceRecoveryCodes,
  useRecoveryCode,
  useStep,
} from './second-factor.repository.ts'
import { isUnused, makeSecret, stepOfCode, totpUri } from './totp.ts'
import { makeTypableCode } from './typable-code.ts'

const RECOVERY_CODES = 10
/** Length of a recovery code, 49 bits: enough with the password and ten tries per quarter of an hour. */
const RECOVERY_GROUPS = 2

const wrongCode = () => invalidFields([fieldError('code', 'codeWrong')])
const alreadyOn = () =>
  new ShopError(409, 'CONFLICT', 'Two-step verification is already on. Turn it off first.')

const hashOfRecoveryCode = (custId: number, code: string) =>
  tokenHash(`${custId} ${code.trim().toLowerCase()}`)

/** A new secret for an authenticator app. @throws ShopError 409 if one is confirmed. */
export async function beginSecondFactor(db: Db, { custId }: SignedInPrincipal) {
  const secret = makeSecret()
  if (!(await insertTotp(db, custId, secret))) throw alreadyOn()
  const [{ email }, { shopName }] = await Promise.all([
    getCustomer(db, custId),
    getShopSettings(db),
  ])
  return { secret, uri: totpUri(secret, { email, shop: shopName }) }
}

/** Turns on the second factor with a first code; returns the recovery codes, this once. */
export async function confirmSecondFactor(deps: Deps, who: SignedInPrincipal, code: string) {
  const takeBack = await reserveAttempt(deps, LIMITS.secondFactor, who.custId)
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, () =>
    makeTypableCode(RECOVERY_GROUPS),
  )
  await deps.db.transaction().execute(async (tx) => {
    const totp = await lockTotp(tx, who.custId)
    if (totp?.confirmedAt) throw alreadyOn()
    const step = totp && stepOfCode(totp.secret, code, deps.clock.now())
    if (step === undefined) throw wrongCode()
    await useStep(tx, who.custId, step)
    const hashes = recoveryCodes.map((each) => hashOfRecoveryCode(who.custId, each))
    await replaceRecoveryCodes(tx, who.custId, hashes)
    const objectId = who.custId
    await recordStaffEvent(tx, { who, action: 'second-factor-on', objectType: 'staff', objectId })
  })
  await takeBack()
  return { recoveryCodes }
}

/**
 * Checks a code of the app, or redeems a recovery code.
 * @throws ShopError 422 for a wrong or used one, 429 after ten in a quarter of an hour.
 */
export async function checkSecondFactor(deps: Deps, custId: number, code: string): Promise<void> {
  const takeBack = await reserveAttempt(deps, LIMITS.secondFactor, custId)
  await deps.db.transaction().execute(async (tx) => {
    const totp = await lockTotp(tx, custId)
    const step = totp?.confirmedAt ? stepOfCode(totp.secret, code, deps.clock.now()) : undefined
    if (totp && step !== undefined && isUnused(step, totp.lastStep))
      return useStep(tx, custId, step)
    if (!(await useRecoveryCode(tx, custId, hashOfRecoveryCode(custId, code)))) throw wrongCode()
  })
  await takeBack()
}

/** For one's own second factor. @throws ShopError 409 while the shop requires one. */
export async function expectNotRequired(db: Queryable): Promise<void> {
  const { requireSecondFactor } = await getShopSettings(db)
  if (requireSecondFactor) throw conflict('CONFLICT', 'secondFactorStaysOn')
}

/**
 * Turns off one's own second factor, with a code.
 * @throws ShopError 409 while the shop requires one; 422 for a wrong code; 429 after ten in a quarter of an hour.
 */
export async function endSecondFactor(deps: Deps, who: SignedInPrincipal, code: string) {
  // Before the code is checked, which uses it up.
  await expectNotRequired(deps.db)
  await checkSecondFactor(deps, who.custId, code)
  await deps.db.transaction().execute((tx) => dropSecondFactor(tx, who, who.custId))
}

/** Turns off a second factor; `who` is its owner or a manager of staff. */
export async function dropSecondFactor(
  tx: Queryable,
  who: SignedInPrincipal | 'command line',
  custId: number,
): Promise<void> {
  await deleteTotp(tx, custId)
  await recordStaffEvent(tx, {
    who,
    action: 'second-factor-off',
    objectType: 'staff',
    objectId: custId,
  })
}
