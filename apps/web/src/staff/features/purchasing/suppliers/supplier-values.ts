import { line, required } from '@mendwell/contract/wire/shapes'
import { says } from '@mendwell/contract/wire/validation-messages'
import { isEmail } from '@mendwell/domain/people/email-address'
import * as z from 'zod/mini'
import type {
  SupplierBody,
  SupplierProduct,
  SupplierRow,
  SupplierTerms,
} from '../../../../api/staff/stock/suppliers.ts'
import { typedDollars, wholeNumber } from '../../../components/forms/typed-values.ts'

const fields = z.object({
  name: required('supplierNameRequired', 120),
  email: line(254).check(z.refine((typed) => typed === '' || isEmail(typed), says('emailInvalid'))),
  phone: line(30),
  accountNumber: line(60),
  leadDays: wholeNumber(0, 365),
  note: line(1000),
  active: z.boolean(),
})

/** The supplier form as typed. */
export const SupplierValues = fields
export interface SupplierValues {
  name: string
  email: string
  phone: string
  accountNumber: string
  leadDays: string
  note: string
  active: boolean
}

export const SUPPLIER_FIELDS = Object.keys(fields.shape) as (keyof SupplierValues)[]

export const BLANK_SUPPLIER: SupplierValues = {
  name: '',
  email: '',
  phone: '',
  accountNumber: '',
  leadDays: '7',
  note: '',
  active: true,
}

/** A stored supplier as form values. */
export const supplierValuesOf = (row: SupplierRow): SupplierValues => ({
  name: row.name,
  email: row.email ?? '',
  phone: row.phone ?? '',
  accountNumber: row.accountNumber ?? '',
  leadDays: String(row.leadDays),
  note: row.note ?? '',
  active: row.active,
})

export const supplierBodyOf = (values: SupplierValues): SupplierBody => ({
  name: values.name,
  email: values.email || null,
  phone: values.phone || null,
  accountNumber: values.accountNumber || null,
  leadDays: Number(values.leadDays),
  note: values.note || null,
  active: values.active,
})

const terms = z.object({
  itemNumber: line(60),
  cost: typedDollars(1_000_000),
  packSize: wholeNumber(1, 100_000),
  minQuantity: wholeNumber(0, 1_000_000),
})

/** The terms of a product as typed. */
export const TermsValues = terms
export interface TermsValues {
  itemNumber: string
  cost: string
  packSize: string
  minQuantity: string
}

export const TERMS_FIELDS = Object.keys(terms.shape) as (keyof TermsValues)[]

export const termsValuesOf = (item: SupplierProduct | undefined): TermsValues => ({
  itemNumber: item?.itemNumber ?? '',
  cost: item ? item.cost.toFixed(2) : '',
  packSize: String(item?.packSize ?? 1),
  minQuantity: String(item?.minQuantity ?? 0),
})

export const termsBodyOf = (values: TermsValues): SupplierTerms => ({
  itemNumber: values.itemNumber || null,
  cost: Number(values.cost),
  packSize: Number(values.packSize),
  minQuantity: Number(values.minQuantity),
})
