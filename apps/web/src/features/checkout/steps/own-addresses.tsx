import { isSamePlace, type ParcelPlace } from '@mendwell/domain/places/saved-addresses'
import { UNITED_STATES } from '@mendwell/domain/places/united-states'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { type SavedAddressAnswer, savedAddresses } from '../../../api/addresses/saved-addresses.ts'
import type { CustomerAnswer } from '../../../api/sessions.ts'
import {
  addressInLine,
  addressText,
  profilePlace,
} from '../../../components/addresses/address-text.ts'
import { paths } from '../../../lib/addresses/paths.ts'
import type { CheckedForm } from '../../../lib/forms/use-checked-form.ts'
import { readDraft, storeDraft } from '../../../purchase/draft/checkout-draft.ts'
import choice from '../../../ui/fields/choice.module.css'
import type { CheckoutValues } from './checkout-form.ts'
import styles from './own-addresses.module.css'

interface OwnAddressesProps {
  form: CheckedForm<CheckoutValues>
  customer: CustomerAnswer
  /** Shows the fields, whichever address is selected. */
  edits: boolean
  /** The fields for typing an address. */
  children: ReactNode
}

/** Checkout fields that a saved address fills in. */
const PLACE_FIELDS = [
  'address',
  'address2',
  'postalCode',
  'country',
  'stateProvince',
  'city',
] as const
const EMPTY = {
  address: '',
  address2: '',
  country: UNITED_STATES,
  stateProvince: '',
  city: '',
  postalCode: '',
  recipient: '',
  recipientPhone: '',
  courierNote: '',
}

type Picked = 'profile' | 'other' | number

/** The account's addresses as cards; a typed one can be saved for next time. */
export function OwnAddresses({ form, customer, edits, children }: OwnAddressesProps) {
  const entries = useQuery(savedAddresses()).data?.addresses
  const profile = profilePlace(customer)
  const { picked, pick } = usePicked(form, { entries, profile })
  const hasCards = entries !== undefined && entries.length > 0
  const hasErrors = PLACE_FIELDS.some((field) => form.field(field).error)
  const isTyped = !hasCards || picked === 'other' || hasErrors || edits
  const places = [...(profile ? [profile] : []), ...(entries ?? [])]
  const isNew =
    isTyped && form.values.address !== '' && !places.some((one) => isSamePlace(one, form.values))
  // An account's first delivery becomes its own address anyway, unless it goes to someone else.
  const isOffered = isNew && (profile !== undefined || form.values.recipient !== '')
  return (
    <>
      {hasCards && (
        <fieldset className={`full ${styles.cards}`}>
          <legend className="label">{addressText('addresses.where')}</legend>
          {profile && (
            <Card
              name={addressText('addresses.own')}
              lines={[addressInLine(profile)]}
              isPicked={picked === 'profile'}
              onPick={() => pick('profile', { ...EMPTY, ...profile })}
            />
          )}
          {entries.map((one) => (
            <Card
              key={one.savedAddressId}
              name={one.name}
              lines={[
                addressInLine(one),
                ...(one.courierNote
                  ? [addressText('addresses.courier', { note: one.courierNote })]
                  : []),
              ]}
              isPicked={picked === one.savedAddressId}
              onPick={() => pick(one.savedAddressId, valuesOf(one))}
            />
          ))}
          <Card
            name={addressText('addresses.other')}
            lines={[addressText('addresses.otherHelp')]}
            isPicked={picked === 'other'}
            onPick={() => pick('other', EMPTY)}
          />
          <p className="small">
            <Link to={paths.addresses}>{addressText('addresses.manage')}</Link>
          </p>
        </fieldset>
      )}
      {isTyped && children}
      <SaveThis isOffered={isOffered} isGift={form.values.recipient !== ''} />
    </>
  )
}

interface Known {
  entries: readonly SavedAddressAnswer[] | undefined
  profile: ReturnType<typeof profilePlace>
}

/** The selected card: what was typed before, else the default of the address book. */
function usePicked(form: CheckedForm<CheckoutValues>, { entries, profile }: Known) {
  const [picked, setPicked] = useState<Picked>()
  const [wasTyped] = useState(() => readDraft().address !== '')
  const choose = () => {
    const byDefault = wasTyped ? undefined : entries?.find(({ isDefault }) => isDefault)
    if (byDefault) form.set(valuesOf(byDefault))
    const { values } = form
    const same = entries?.find((one) => isSamePlace(one, values))
    const isOwn = profile !== undefined && isSamePlace(profile, values)
    setPicked((byDefault ?? same)?.savedAddressId ?? (isOwn ? 'profile' : 'other'))
  }
  // Once, when the shop has returned the addresses.
  const isToChoose = entries !== undefined && picked === undefined
  useEffect(() => {
    if (isToChoose) choose()
  })
  const pickedPlace =
    picked === 'profile'
      ? profile
      : entries?.find(({ savedAddressId }) => savedAddressId === picked)
  // It may have been removed in another tab, or corrected here.
  const isGone =
    picked !== undefined &&
    picked !== 'other' &&
    !(pickedPlace && isSamePlace(toNobody(pickedPlace), toNobody(form.values)))
  return {
    picked: isGone ? ('other' as const) : picked,
    pick: (next: Picked, values: typeof EMPTY) => {
      form.set(values)
      setPicked(next)
    },
  }
}

/** A recipient typed here does not make it another address. */
const toNobody = (place: ParcelPlace): ParcelPlace => ({ ...place, recipient: null })

const valuesOf = (entry: SavedAddressAnswer): typeof EMPTY => ({
  address: entry.address,
  address2: entry.address2 ?? '',
  country: entry.country,
  stateProvince: entry.stateProvince,
  city: entry.city,
  postalCode: entry.postalCode,
  recipient: entry.recipient ?? '',
  recipientPhone: entry.recipientPhone ?? '',
  courierNote: entry.courierNote ?? '',
})

interface CardProps {
  name: string
  lines: readonly string[]
  isPicked: boolean
  onPick: () => void
}

function Card({ name, lines, isPicked, onPick }: CardProps) {
  return (
    <label className={isPicked ? `${choice.choice} ${choice.chosen}` : choice.choice}>
      <input type="radio" name="own-address" checked={isPicked} onChange={onPick} />
      <span className={styles.place}>
        <b className="strong">{name}</b>
        {lines.map((line) => (
          <span className="small muted" key={line}>
            {line}
          </span>
        ))}
      </span>
    </label>
  )
}

/** Whether to save a new address: checked, except for gifts, which are mostly sent somewhere once. */
function SaveThis({ isOffered, isGift }: { isOffered: boolean; isGift: boolean }) {
  const [chosen, setChosen] = useState<boolean>()
  const isTicked = chosen ?? !isGift
  const savesAddress = isOffered && isTicked
  // The click that places the order reads it there.
  useEffect(() => storeDraft({ savesAddress }), [savesAddress])
  if (!isOffered) return null
  return (
    <label className="check full">
      <input
        type="checkbox"
        checked={isTicked}
        onChange={(event) => setChosen(event.currentTarget.checked)}
      />
      {addressText('addresses.saveThis')}
    </label>
  )
}
