import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import {
  chooseDefaultAddress,
  removeAddress,
  type SavedAddressAnswer,
  saveAddress,
} from '../../api/addresses/saved-addresses.ts'
import type { CustomerAnswer } from '../../api/sessions.ts'
import {
  addressInLine,
  addressText,
  profilePlace,
} from '../../components/addresses/address-text.ts'
import { paths } from '../../lib/addresses/paths.ts'
import { Button, buttonClass } from '../../ui/buttons/button.tsx'
import { announce } from '../../ui/notices/announcer.tsx'
import { showToast } from '../../ui/notices/toast.tsx'
import styles from './saved-address.module.css'

interface OwnAddressProps {
  customer: CustomerAnswer
  /** Whether checkout preselects it. */
  isDefault: boolean
}

/** The address of the profile, which is edited there. */
export function OwnAddress({ customer, isDefault }: OwnAddressProps) {
  const place = profilePlace(customer)
  const name = addressText('addresses.own')
  return (
    <Card name={name} isDefault={isDefault && place !== undefined}>
      <p className="small">{place ? addressInLine(place) : addressText('addresses.noOwn')}</p>
      <p className="small muted">{addressText('addresses.ownHelp')}</p>
      <div className={`row ${styles.buttons}`}>
        <Link className={buttonClass('outline')} to={paths.dashboardTab('profile')}>
          {addressText('addresses.editOwn')}
        </Link>
        {place && !isDefault && <MakeDefault savedAddressId={null} name={name} />}
      </div>
    </Card>
  )
}

interface SavedAddressProps {
  saved: SavedAddressAnswer
  onEdit: () => void
}

/** A saved address with its actions. */
export function SavedAddress({ saved, onEdit }: SavedAddressProps) {
  const { savedAddressId, name, recipientPhone, courierNote, isDefault } = saved
  return (
    <Card name={name} isDefault={isDefault}>
      <p className="small">{addressInLine(saved)}</p>
      {recipientPhone && <p className="small muted">{recipientPhone}</p>}
      {courierNote && (
        <p className="small muted">{addressText('addresses.courier', { note: courierNote })}</p>
      )}
      <div className={`row ${styles.buttons}`}>
        <Button
          rank="outline"
          aria-label={addressText('addresses.editOf', { name })}
          onClick={onEdit}
        >
          {addressText('addresses.edit')}
        </Button>
        {!isDefault && <MakeDefault savedAddressId={savedAddressId} name={name} />}
        <Remove saved={saved} />
      </div>
    </Card>
  )
}

interface CardProps {
  name: string
  isDefault: boolean
  children: ReactNode
}

function Card({ name, isDefault, children }: CardProps) {
  return (
    <li className={`panel flat ${styles.card}`}>
      <h2>
        {name} {isDefault && <span className="tag good">{addressText('addresses.default')}</span>}
      </h2>
      {children}
    </li>
  )
}

function MakeDefault({ savedAddressId, name }: { savedAddressId: number | null; name: string }) {
  const choosing = useMutation({
    mutationFn: () => chooseDefaultAddress(savedAddressId),
    onSuccess: () => announce(addressText('addresses.isDefault', { name })),
    onError: showFailure,
    networkMode: 'always',
  })
  return (
    <Button
      rank="quiet"
      busy={choosing.isPending}
      aria-label={addressText('addresses.makeDefaultOf', { name })}
      onClick={() => choosing.mutate()}
    >
      {addressText('addresses.makeDefault')}
    </Button>
  )
}

/** Removed at once; the message has an Undo button. */
function Remove({ saved }: { saved: SavedAddressAnswer }) {
  const { savedAddressId: removedId, name, ...rest } = saved
  const removing = useMutation({
    mutationFn: () => removeAddress(removedId),
    onSuccess: () => {
      showToast({
        kind: 'good',
        text: addressText('addresses.removed', { name }),
        action: {
          label: addressText('addresses.undo'),
          run: () => void saveAddress({ name, ...rest }).catch(showFailure),
        },
      })
    },
    onError: showFailure,
    networkMode: 'always',
  })
  return (
    <Button
      rank="quiet"
      busy={removing.isPending}
      aria-label={addressText('addresses.removeOf', { name })}
      onClick={() => removing.mutate()}
    >
      {addressText('addresses.remove')}
    </Button>
  )
}

const showFailure = () => {
  showToast({ kind: 'warn', text: addressText('addresses.failed') })
}
