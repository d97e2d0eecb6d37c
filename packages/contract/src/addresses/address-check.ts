import { ADDRESS_OUTCOMES } from '@mendwell/domain/places/address-check'
import * as z from 'zod/mini'
import { ShippingAddress } from '../orders/orders.ts'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'

const SuggestedAddress = z.object({
  address: z.string(),
  address2: z.nullable(z.string()),
  city: z.string(),
  stateProvince: z.string(),
  country: z.string(),
  postalCode: z.string(),
})

export const AddressCheck = z.object({
  outcome: z.enum(ADDRESS_OUTCOMES),
  /** If corrected: the address as the postal service knows it; otherwise null. */
  suggested: z.nullable(SuggestedAddress),
})
export type AddressCheck = z.output<typeof AddressCheck>

export const checkAddress = endpoint({
  method: 'POST',
  url: '/addresses/check',
  schema: {
    summary: 'Whether parcels arrive at a US address; never a reason to refuse an order',
    description:
      "`off`: the shop does not check addresses. `deliverable`. `corrected`: it is likely meant as `suggested`, which differs in more than how it is written. `missingUnit`: the building has apartments, and this one's number is missing or wrong. `unknown`: it cannot be told, such as abroad or while the provider does not answer. Nothing is stored.",
    tags: ['addresses'],
    body: ShippingAddress,
    response: { 200: AddressCheck, ...problems(400, 422, 429) },
  },
})
