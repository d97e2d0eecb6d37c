import { findReminderFigures } from '@mendwell/contract/carts/cart-reminders'
import * as locations from '@mendwell/contract/shop/locations'
import * as contract from '@mendwell/contract/shop/settings'
import { type Answer, call, type Input } from '../calls/call.ts'
import { query } from '../calls/query.ts'

type Body<E extends Parameters<typeof call>[0]> = NonNullable<Input<E>['body']>
export type TaxAnswer = Answer<typeof locations.findTaxes>[number]

export const settings = () => query(contract.findSettings)
/** Bypasses the cache. */
export const readSettings = () => call(contract.findSettings, { fresh: true })
export const saveSettings = (body: Body<typeof contract.saveSettings>) =>
  call(contract.saveSettings, { body })

/** How many cart reminders were sent recently, and their results. */
export const reminderFigures = () => query(findReminderFigures)

export const taxes = () => query(locations.findTaxes, { fresh: true })
export const saveTax = (body: Body<typeof contract.saveTax>) => call(contract.saveTax, { body })
export const deleteTax = (id: number) => call(contract.deleteTax, { params: { id } })
