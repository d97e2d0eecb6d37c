import * as contract from '@mendwell/contract/people/clinics'
import { type Answer, call, type Input } from './calls/call.ts'
import { query } from './calls/query.ts'
import { queryClient } from './calls/query-client.ts'

export type OwnClinicAnswer = Answer<typeof contract.findOwnClinic>
export type ClinicBody = NonNullable<Input<typeof contract.saveClinic>['body']>

/** Whether the signed-in customer is a verified clinic, and the newest request. */
export const ownClinic = () => query(contract.findOwnClinic)

/** Uploads a license; it is deleted after a day unless its request is sent. */
export function uploadLicense(file: File) {
  const form = new FormData()
  form.append('file', file)
  return call(contract.uploadClinicDocument, { form })
}

/** Requests verification; refreshes its status in the whole app. */
export async function requestVerification(body: ClinicBody): Promise<void> {
  const answer = await call(contract.saveClinic, { body })
  queryClient.setQueryData(ownClinic().queryKey, answer)
}
