import * as contract from '@mendwell/contract/people/clinics'
import { type Answer, addressOf, call, type Input } from '../calls/call.ts'
import { query } from '../calls/query.ts'

export type ClinicRow = Answer<typeof contract.findClinics>['rows'][number]
export type ClinicDecision = NonNullable<Input<typeof contract.decideClinic>['body']>

export const staffClinics = (list: Record<string, unknown>) =>
  query(contract.findClinics, { query: list })

export const decideClinic = (body: ClinicDecision) => call(contract.decideClinic, { body })

/** The download URL of a request's license. */
export const licenseAddress = (clinicId: number): string =>
  addressOf(contract.readClinicDocument, { params: { clinicId } })
