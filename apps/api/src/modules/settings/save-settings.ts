import type { Settings } from '@mendwell/contract/shop/settings'
import type { DeliveryRules } from '@mendwell/domain/delivery/delivery-rules'
import type { Surcharges } from '@mendwell/domain/delivery/surcharges'
import type { ShippingTier } from '@mendwell/domain/money/shipping'
import type { ShopSettings } from '@mendwell/domain/shop/settings'
import type { Queryable } from '../../db/db.ts'
import type { Deps } from '../../deps/deps.ts'
import { fieldError, invalidFields } from '../../ground/errors.ts'
import { type SignedInPrincipal, signatureOf } from '../../ground/principal.ts'
import { checkReturnLabels } from './check-return-labels.ts'
import {
  differenceOf,
  isSameState,
  recordStaffEvent,
  type StaffChange,
} from './history/record-staff-event.ts'
import type { Restoring } from './history/restoring.ts'
import {
  hasSecondFactor,
  isKnownTimeZone,
  lockSettings,
  upsertSetting,
} from './settings.repository.ts'
import { getShopSettings } from './shop/shop.repository.ts'
import { isTaxed } from './taxes/taxes.repository.ts'

/** The settings in the shape of the contract; amounts are cents in both. */
export async function findSettings(db: Queryable): Promise<Settings> {
  const {
    shippingTiers,
    shippingZones,
    surcharges,
    zoneSurcharges,
    goodsSizes,
    returnRules,
    returnLabelRules,
    giftCardRules,
    alertPhones,
    messageTexts,
    messageTextsEs,
    ...settings
  } = await getShopSettings(db)
  return {
    ...settings,
    ...deliveryRulesOf(settings),
    shippingTiers: tiersOnWire(shippingTiers),
    shippingZones: shippingZones.map(({ name, countries, states, tiers }) => ({
      name,
      countries: [...countries],
      states: [...states],
      tiers: tiersOnWire(tiers),
    })),
    surcharges: surchargesOnWire(surcharges),
    zoneSurcharges: zoneSurcharges.map(({ zone, ...one }) => ({ zone, ...surchargesOnWire(one) })),
    goodsSizes: {
      ...goodsSizes,
      kindPounds: [...goodsSizes.kindPounds],
      oversizeKinds: [...goodsSizes.oversizeKinds],
    },
    returnRules: { ...returnRules, hygieneCategoryIds: [...returnRules.hygieneCategoryIds] },
    returnLabelRules: { ...returnLabelRules, carriers: [...returnLabelRules.carriers] },
    giftCardRules: { ...giftCardRules, amounts: [...giftCardRules.amounts] },
    alertPhones: [...alertPhones],
    messageTexts: { ...messageTexts },
    messageTextsEs: { ...messageTextsEs },
  }
}

const deliveryRulesOf = ({ dispatchRules, closedDays, transitZones }: DeliveryRules) => ({
  dispatchRules: {
    ...dispatchRules,
    carrierDays: [...dispatchRules.carrierDays],
    freightKinds: [...dispatchRules.freightKinds],
    undatedDepartments: [...dispatchRules.undatedDepartments],
  },
  closedDays: { holidays: [...closedDays.holidays], days: [...closedDays.days] },
  transitZones: transitZones.map((zone) => ({ ...zone, areas: [...zone.areas] })),
})

/** As stored in the table: the tier with the largest subtotal first, since the first match counts. */
const stored = ({
  shippingTiers,
  shippingZones,
  surcharges,
  zoneSurcharges,
  ...changes
}: Partial<Settings>): Partial<ShopSettings> => ({
  ...changes,
  ...(shippingTiers && { shippingTiers: storedTiers(shippingTiers) }),
  ...(shippingZones && {
    shippingZones: shippingZones.map((zone) => ({ ...zone, tiers: storedTiers(zone.tiers) })),
  }),
  ...(surcharges && { surcharges: storedSurcharges(surcharges) }),
  ...(zoneSurcharges && {
    zoneSurcharges: zoneSurcharges.map(({ zone, ...one }) => ({ zone, ...storedSurcharges(one) })),
  }),
})

/** The heaviest step first, since the first match counts. */
const storedSurcharges = ({
  weightSteps,
  oversize,
  freight,
}: Settings['surcharges']): Surcharges => ({
  weightSteps: weightSteps
    .map(({ fromPounds, cost }) => ({ fromPounds, costCents: cost }))
    .toSorted((one, other) => other.fromPounds - one.fromPounds),
  oversizeCents: oversize,
  freightCents: freight,
})

const surchargesOnWire = ({ weightSteps, oversizeCents, freightCents }: Surcharges) => ({
  weightSteps: weightSteps.map(({ fromPounds, costCents }) => ({ fromPounds, cost: costCents })),
  oversize: oversizeCents,
  freight: freightCents,
})

const storedTiers = (tiers: Settings['shippingTiers']): ShippingTier[] =>
  tiers
    .map(({ from, cost }) => ({ fromCents: from, costCents: cost }))
    .toSorted((one, other) => other.fromCents - one.fromCents)

const tiersOnWire = (tiers: readonly ShippingTier[]) =>
  tiers.map(({ fromCents, costCents }) => ({ from: fromCents, cost: costCents }))

/**
 * Changes settings, each with an entry in the history; effective from the next call.
 * @throws ShopError 422
 */
export async function saveSettings(
  { db, config, addressChecks }: Pick<Deps, 'db' | 'config' | 'addressChecks'>,
  who: SignedInPrincipal,
  wanted: Partial<Settings>,
): Promise<Settings> {
  await checkReturnLabels(db, config, wanted)
  if (wanted.checkAddresses && !addressChecks.isConnected) {
    throw invalidFields([fieldError('checkAddresses', 'addressCheckKey')])
  }
  await db
    .transaction()
    .execute((tx) => changeSettings(tx, stored(wanted), { who, action: 'change' }))
  return findSettings(db)
}

/**
 * Restores former settings; false if one has changed again since.
 * @throws ShopError 422 if the former value is no longer valid, such as a home state that lost its tax.
 */
export async function restoreSettings(tx: Queryable, change: Restoring): Promise<boolean> {
  const { who, from, to, undoes } = change
  await lockSettings(tx)
  const now: Record<string, unknown> = { ...(await getShopSettings(tx)) }
  if (!Object.keys(from).every((name) => isSameState(now[name], from[name]))) return false
  await changeSettings(tx, to, { who, action: 'undo', undoes })
  return true
}

/** Decisions §3: all amounts are in hundredths; a card provider would take those of JPY for whole yen. */
const decimalsOf = (currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits

/** What the schema cannot check: which currencies, states and time zones exist. */
async function checkPlaces(
  tx: Queryable,
  { currency, homeStateCode, timeZone }: Partial<ShopSettings>,
) {
  if (currency && !Intl.supportedValuesOf('currency').includes(currency)) {
    throw invalidFields([fieldError('currency', 'currencyUnknown')])
  }
  if (currency && decimalsOf(currency) !== 2) {
    throw invalidFields([fieldError('currency', 'currencyDecimals')])
  }
  // Without a record for it every order from an unknown state would be untaxed.
  if (homeStateCode && (await movesToUntaxed(tx, homeStateCode))) {
    throw invalidFields([fieldError('homeStateCode', 'stateUntaxed')])
  }
  if (timeZone && !(isTimeZone(timeZone) && (await isKnownTimeZone(tx, timeZone)))) {
    throw invalidFields([fieldError('timeZone', 'timeZoneUnknown')])
  }
}

const movesToUntaxed = async (tx: Queryable, homeStateCode: string) =>
  homeStateCode !== (await getShopSettings(tx)).homeStateCode && !(await isTaxed(tx, homeStateCode))

/**
 * By place name only: PostgreSQL reads offsets such as +05:00 with the opposite sign, and knows no daylight saving time
 * for abbreviations such as CST.
 */
function isTimeZone(name: string): boolean {
  try {
    return (
      /^(UTC$|[a-z]+\/)/i.test(name) &&
      Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }))
    )
  } catch {
    return false
  }
}

/** Whoever requires two-step verification has it themselves, and so knows that it works and keeps their own access. */
async function checkSecondFactor(
  tx: Queryable,
  { requireSecondFactor }: Partial<ShopSettings>,
  { custId }: SignedInPrincipal,
) {
  if (requireSecondFactor && !(await hasSecondFactor(tx, custId))) {
    throw invalidFields([fieldError('requireSecondFactor', 'secondFactorFirst')])
  }
}

/** Surcharges must be for existing zones: if a zone is renamed or removed, its surcharges would silently end. */
function checkSurchargeZones(
  { zoneSurcharges, shippingZones }: ShopSettings,
  changes: Partial<ShopSettings>,
) {
  const lost = zoneSurcharges.find(({ zone }) => !shippingZones.some(({ name }) => name === zone))
  if (!lost) return
  const { zone } = lost
  throw invalidFields([
    changes.shippingZones
      ? fieldError('shippingZones', 'zoneHasSurcharges', { zone })
      : fieldError('zoneSurcharges', 'surchargeZoneUnknown', { zone }),
  ])
}

type Why = Pick<StaffChange, 'who' | 'action' | 'undoes'> & { who: SignedInPrincipal }

/** Stores the settings that changed, each with its entry in the history. @throws ShopError 422 */
export async function changeSettings(tx: Queryable, changes: Partial<ShopSettings>, why: Why) {
  await lockSettings(tx)
  await checkPlaces(tx, changes)
  await checkSecondFactor(tx, changes, why.who)
  const before = await getShopSettings(tx)
  checkSurchargeZones({ ...before, ...changes }, changes)
  const difference = differenceOf(before, { ...before, ...changes })
  for (const [name, value] of Object.entries(difference?.after ?? {})) {
    await upsertSetting(tx, { name, value, updatedBy: signatureOf(why.who) })
    await recordStaffEvent(tx, {
      ...why,
      objectType: 'setting',
      objectId: name,
      before: { [name]: before[name as keyof ShopSettings] },
      after: { [name]: value },
    })
  }
}
