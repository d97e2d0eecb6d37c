import { NewPassword, ProfileForm, profileCodesFit } from '@mendwell/contract/people/customers'
import * as z from 'zod/mini'
import type { ProfileBody } from '../../../api/customers.ts'
import type { CustomerAnswer } from '../../../api/sessions.ts'

export const BEST_WAY_CHOICES = ['PHONE', 'EMAIL', 'TEXT'] as const

/** All values of the Registration and Edit Profile form, as typed. */
export interface ProfileValues {
  firstName: string
  lastName: string
  salesRep: boolean
  email: string
  loginPassword: string
  phone1: string
  profession: string
  businessFlag: boolean
  bestWay: '' | (typeof BEST_WAY_CHOICES)[number]
  address: string
  country: string
  stateProvince: string
  city: string
  postalCode: string
  billingIsSame: boolean
  billingAddress: string
  billingCountry: string
  billingStateProvince: string
  billingCity: string
  billingPostalCode: string
}

export const PROFILE_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'loginPassword',
  'phone1',
  'profession',
  'bestWay',
  'address',
  'country',
  'stateProvince',
  'city',
  'postalCode',
  'billingAddress',
  'billingCountry',
  'billingStateProvince',
  'billingCity',
  'billingPostalCode',
] as const

const BILLING = {
  billingCountry: true,
  billingStateProvince: true,
  billingCity: true,
  billingPostalCode: true,
} as const

/** Required fields; a billing address equal to the shipping address is not asked for. */
export function profileSchema(isNew: boolean, billingIsSame: boolean): z.ZodMiniType {
  const own = billingIsSame ? z.omit(ProfileForm, BILLING) : ProfileForm
  const whole = isNew ? z.extend(own, { loginPassword: NewPassword }) : own
  return whole.check(...profileCodesFit)
}

/** The profile as form values; empty for a visitor. */
export function profileValues(customer: CustomerAnswer | null): ProfileValues {
  const values = {
    firstName: customer?.firstName ?? '',
    lastName: customer?.lastName ?? '',
    salesRep: customer ? customer.salesRep || customer.salesRepRequested : false,
    email: customer?.email ?? '',
    loginPassword: '',
    phone1: customer?.phone1 ?? '',
    profession: customer?.profession ?? '',
    businessFlag: customer?.businessFlag ?? false,
    bestWay: customer?.bestWay ?? ('' as const),
    address: customer?.address?.address1 ?? '',
    country: customer?.country ?? '',
    stateProvince: customer?.stateProvince ?? '',
    city: customer?.city ?? '',
    postalCode: customer?.postalCode ?? '',
    billingAddress: customer?.billingAddress?.address1 ?? '',
    billingCountry: customer?.billingCountry ?? '',
    billingStateProvince: customer?.billingStateProvince ?? '',
    billingCity: customer?.billingCity ?? '',
    billingPostalCode: customer?.billingPostalCode ?? '',
  }
  return { ...values, billingIsSame: isSameBilling(values) }
}

function isSameBilling(values: Omit<ProfileValues, 'billingIsSame'>): boolean {
  const shipping = [
    values.address,
    values.country,
    values.stateProvince,
    values.city,
    values.postalCode,
  ]
  const billing = [
    values.billingAddress,
    values.billingCountry,
    values.billingStateProvince,
    values.billingCity,
    values.billingPostalCode,
  ]
  const isEmpty = billing.every((value) => value === '')
  return isEmpty || billing.every((value, index) => value === shipping[index])
}

/** The part of the form sent with the profile; email and password have their own calls. */
export function profileBody(values: ProfileValues): ProfileBody {
  const { email: _, loginPassword: __, billingIsSame, ...profile } = values
  if (!billingIsSame) return profile
  return {
    ...profile,
    billingAddress: values.address,
    billingCountry: values.country,
    billingStateProvince: values.stateProvince,
    billingCity: values.city,
    billingPostalCode: values.postalCode,
  }
}
