import { saveAddress } from '../../../api/addresses/saved-addresses.ts'
import { addressText } from '../../../components/addresses/address-text.ts'
import { showToast } from '../../../ui/notices/toast.tsx'
import type { CheckoutValues } from './checkout-form.ts'

/** Saves the address of a placed order; a failure does not affect the order, and is reported. */
export async function saveTypedAddress(typed: CheckoutValues): Promise<void> {
  const { address, address2, country, stateProvince, city, postalCode } = typed
  const { recipient, recipientPhone, courierNote } = typed
  try {
    await saveAddress({
      ...{ address, address2, country, stateProvince, city, postalCode },
      ...{ recipient, recipientPhone, courierNote },
    })
  } catch {
    showToast({ kind: 'warn', text: addressText('addresses.notSaved') })
  }
}
