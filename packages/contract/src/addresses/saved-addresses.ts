import { MAX_ADDRESS_NAME, MAX_SAVED_ADDRESSES } from '@mendwell/domain/places/saved-addresses'
import * as z from 'zod/mini'
import { HandingOver, ShippingAddress } from '../orders/orders.ts'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { Id, IdText, line, noCardNumber, postalCodeFits } from '../wire/shapes.ts'

const tags = ['addresses'] as const

/** An address as its owner types it: checked like that of an order. */
export const AddressEntry = z
  .object({
    /** Its label; defaults to the recipient or the street. */
    name: z.optional(z.nullable(line(MAX_ADDRESS_NAME).check(noCardNumber))),
    ...HandingOver.shape,
    ...ShippingAddress.shape,
  })
  .check(postalCodeFits())

const SaveEntry = z.extend(AddressEntry, {
  /** The address to change; a new one if omitted. */
  savedAddressId: z.optional(z.nullable(Id)),
  /** Whether checkout preselects it; unchanged if omitted. */
  isDefault: z.optional(z.boolean()),
})
export type SaveEntry = z.output<typeof SaveEntry>

const SavedAddress = z.object({
  savedAddressId: Id,
  name: z.string(),
  recipient: z.nullable(z.string()),
  recipientPhone: z.nullable(z.string()),
  courierNote: z.nullable(z.string()),
  address: z.string(),
  address2: z.nullable(z.string()),
  city: z.string(),
  stateProvince: z.string(),
  country: z.string(),
  postalCode: z.string(),
  isDefault: z.boolean(),
})
export type SavedAddress = z.output<typeof SavedAddress>

const Addresses = z.object({ addresses: z.array(SavedAddress) })

export const findSavedAddresses = endpoint({
  method: 'GET',
  url: '/addresses',
  schema: {
    summary: `The own addresses beside that of the profile, oldest first; at most ${MAX_SAVED_ADDRESSES}`,
    description:
      'Where none of them is the default, checkout begins with the address of the profile.',
    tags,
    response: { 200: Addresses, ...problems(401) },
  },
})

export const saveSavedAddress = endpoint({
  method: 'POST',
  url: '/addresses/save',
  schema: {
    summary: 'Adds or changes an own address; one that is there already is not added again',
    tags,
    body: SaveEntry,
    response: { 200: SavedAddress, ...problems(400, 401, 404, 409, 422, 429) },
  },
})

export const chooseSavedAddress = endpoint({
  method: 'POST',
  url: '/addresses/default',
  schema: {
    summary: 'Makes an own address the one that checkout chooses first; null: that of the profile',
    tags,
    body: z.object({ savedAddressId: z.nullable(Id) }),
    response: { 200: Addresses, ...problems(400, 401, 404, 422) },
  },
})

export const removeSavedAddress = endpoint({
  method: 'DELETE',
  url: '/addresses/:savedAddressId',
  schema: {
    summary: 'Removes an own address; orders that went there keep it',
    tags,
    params: z.object({ savedAddressId: IdText }),
    response: { 200: z.object({ removed: z.boolean() }), ...problems(401, 404, 422) },
  },
})
