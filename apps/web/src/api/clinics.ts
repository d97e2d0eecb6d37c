import * as contract from '@mendwell/contract/people/clinics'
import { type Answer, call, type Input } from './calls/call.ts'
import { query } from './calls/query.ts'
import { queryClient } from './calls/query-client.ts'

export type OwnClinicAnswer = Answer<typeof contract.findOwnClinic>
export type ClinicBody = NonNullable<Input<typeof contract.saveClinic>['body']>

/** Whether the signed-in customer counts as a clinic, and the newest request. */
export const ownClinic = () => query(contract.findOwnClinic)

/** Uploads a license; it is kept for a day until its request is sent. */
export function uploadLicense(file: File) {
  const form = new FormData()
  form.append('file', file)
  return call(contract.uploadClinicDocument, { form })
}

/** Asks to be verified; the whole app learns how it stands. */
export async function requestVerification(body: ClinicBody): Promise<void> {
  const answer = await call(contract.saveClinic, { body })
  queryClient.setQueryData(ownClinic().queryKey, answer)
}
