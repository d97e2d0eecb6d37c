import * as z from 'zod/mini'
import { easyPostAddress } from '../easypost/easypost-address.ts'
import { type EasyPost, type EasyPostSettings, openEasyPost } from '../easypost/easypost-client.ts'
import type { AddressCheckGateway, AddressVerdict } from './address-check-gateway.ts'

/** A shopper is waiting, and the order goes on without it. */
const WITHIN_MS = 2_500

/** A delivery can succeed with them: the building is found, the apartment is not. */
const UNIT_PROBLEMS = ['E.SECONDARY_INFORMATION.MISSING', 'E.SECONDARY_INFORMATION.INVALID']

/** The part of its Address object that counts; all but the first line may be null. */
const Verified = z.object({
  street1: z.string().check(z.minLength(1)),
  street2: z.nullish(z.string()),
  city: z.string().check(z.minLength(1)),
  state: z.string().check(z.minLength(1)),
  zip: z.string().check(z.minLength(1)),
  country: z.string(),
})

const Checked = z.object({
  verifications: z.object({
    delivery: z.object({
      success: z.boolean(),
      errors: z.optional(z.nullable(z.array(z.object({ code: z.optional(z.string()) })))),
    }),
  }),
})

/**
 * Address verification by EasyPost: an address is created with `verify`, which never refuses one, and comes back as the
 * postal service writes it (docs.easypost.com, Address Verification Guide).
 */
export function easyPostAddresses(
  settings: EasyPostSettings,
  easyPost: EasyPost = openEasyPost(settings),
): AddressCheckGateway {
  return {
    isConnected: true,
    async check(address) {
      const answer = await easyPost.ask({
        method: 'POST',
        path: '/addresses',
        body: { address: easyPostAddress(address), verify: ['delivery'] },
        withinMs: WITHIN_MS,
      })
      return verdictOf(answer)
    },
  }
}

/** @throws ZodError if it is no address with a verification. */
function verdictOf(answer: unknown): AddressVerdict {
  const { success, errors } = z.parse(Checked, answer).verifications.delivery
  const codes = errors?.map(({ code }) => code ?? '') ?? []
  if (codes.some((code) => UNIT_PROBLEMS.includes(code))) return { outcome: 'unitMissing' }
  if (!success) return { outcome: 'unknown' }
  const { street1, street2, city, state, zip, country } = z.parse(Verified, answer)
  if (country !== 'US') return { outcome: 'unknown' }
  return {
    outcome: 'found',
    written: {
      address: street1,
      address2: street2 ?? null,
      city,
      stateProvince: state,
      postalCode: zip,
    },
  }
}
