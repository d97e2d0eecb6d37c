import * as contract from '@mendwell/contract/content/mail-texts'
import * as logo from '@mendwell/contract/mail-logo/mail-logo'
import { type Answer, call, type Input } from '../../calls/call.ts'
import { query } from '../../calls/query.ts'

type Body<E extends Parameters<typeof call>[0]> = NonNullable<Input<E>['body']>
export type MailTextRow = Answer<typeof contract.findMailTexts>['rows'][number]
export type MailTrial = Body<typeof contract.previewMail>

export const mailTexts = () => query(contract.findMailTexts)
export const saveMailText = ({
  mail,
  ...body
}: Body<typeof contract.saveMailText> & { mail: MailTextRow['mail'] }) =>
  call(contract.saveMailText, { params: { mail }, body })

/** Preview of the mail with this text. */
export const mailPreview = (body: MailTrial) => ({
  queryKey: ['preview of a mail', body],
  queryFn: () => call(contract.previewMail, { body }),
})
export const sendTestMail = (body: MailTrial) => call(contract.sendTestMail, { body })

/** Queries that another logo invalidates. */
export const LOGO_QUESTIONS = [logo.getMailLogo.url, '/staff/history', 'preview of a mail']

export const mailLogo = () => query(logo.getMailLogo)
export const removeMailLogo = () => call(logo.removeMailLogo)
export function uploadMailLogo(file: File) {
  const form = new FormData()
  form.append('file', file, file.name)
  return call(logo.uploadMailLogo, { form })
}
