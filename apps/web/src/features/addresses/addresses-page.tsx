import { MAX_SAVED_ADDRESSES } from '@mendwell/domain/places/saved-addresses'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type SavedAddressAnswer, savedAddresses } from '../../api/addresses/saved-addresses.ts'
import type { CustomerAnswer } from '../../api/sessions.ts'
import { addressText } from '../../components/addresses/address-text.ts'
import { CustomersOnly } from '../../components/lists/customers-only.tsx'
import { SectionState } from '../../components/lists/section-state.tsx'
import { Crumbs } from '../../components/places/crumbs.tsx'
import { PageTitle } from '../../components/reading/page-title.tsx'
import { paths } from '../../lib/addresses/paths.ts'
import { t } from '../../lib/words/texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { announce } from '../../ui/notices/announcer.tsx'
import skeletonStyles from '../../ui/skeleton.module.css'
import { AddressForm } from './address-form.tsx'
import { OwnAddress, SavedAddress } from './saved-address.tsx'

/** The address book of an account: the profile's address first, then the saved ones. */
export function Component() {
  const title = addressText('addresses.title')
  return (
    <div className="page stack">
      <Crumbs trail={[{ label: t('dashboard.home'), to: paths.dashboard }, { label: title }]} />
      <PageTitle title={title} />
      <p className="lead">{addressText('addresses.lead')}</p>
      <CustomersOnly
        reason={addressText('addresses.signIn')}
        signIn={t('login.signIn')}
        from={paths.addresses}
      >
        {(customer) => <Addresses customer={customer} />}
      </CustomersOnly>
    </div>
  )
}

function Addresses({ customer }: { customer: CustomerAnswer }) {
  return (
    <SectionState
      query={useQuery(savedAddresses())}
      skeleton={<div className={skeletonStyles.invoice} />}
    >
      {({ addresses }) => <AddressBook customer={customer} addresses={addresses} />}
    </SectionState>
  )
}

interface AddressBookProps {
  customer: CustomerAnswer
  addresses: readonly SavedAddressAnswer[]
}

function AddressBook({ customer, addresses }: AddressBookProps) {
  // The address being edited: null is a new one.
  const [edited, setEdited] = useState<SavedAddressAnswer | null>()
  const add = useRef<HTMLParagraphElement>(null)
  const wasOpen = useRef(false)
  // The focused form was removed.
  useEffect(() => {
    if (edited === undefined && wasOpen.current) add.current?.querySelector('button')?.focus()
    wasOpen.current = edited !== undefined
  }, [edited])
  if (edited !== undefined) {
    return (
      <AddressForm
        edited={edited}
        onCancel={() => setEdited(undefined)}
        onSaved={() => {
          setEdited(undefined)
          announce(addressText('addresses.saved'))
        }}
      />
    )
  }
  const isFull = addresses.length >= MAX_SAVED_ADDRESSES
  return (
    <>
      <ul className="two-columns">
        <OwnAddress customer={customer} isDefault={!addresses.some(({ isDefault }) => isDefault)} />
        {addresses.map((one) => (
          <SavedAddress key={one.savedAddressId} saved={one} onEdit={() => setEdited(one)} />
        ))}
      </ul>
      {isFull && (
        <p className="note info">{addressText('addresses.full', { max: MAX_SAVED_ADDRESSES })}</p>
      )}
      <p ref={add}>
        <Button big disabled={isFull} onClick={() => setEdited(null)}>
          {addressText('addresses.add')}
        </Button>
      </p>
    </>
  )
}
