import { type MailName, mailHead } from '@mendwell/contract/content/mails'
import type { Composer, MailContent, MailContext } from '../../messages/mail/mail-content.ts'
import { formatCalendarDay } from '../../settings/shop/format.ts'
import { findStaffClinic } from '../clinics.repository.ts'

type ClinicMail = Extract<MailName, `clinic_${string}`>
type Row = NonNullable<Awaited<ReturnType<typeof findStaffClinic>>>

/** To the customer: the license was received. */
export const composeClinicRequested: Composer<'clinic_asked'> = async (context, { payload }) => {
  const { say } = context
  const clinic = await findStaffClinic(context.db, payload.clinicId)
  if (!clinic) return undefined
  return {
    ...headOf('clinic_asked', clinic),
    title: say('We received your license.'),
    blocks: [
      factsOf(clinic, context),
      {
        type: 'text',
        text: say(
          'A member of our staff will look at it and email you. Until then, you cannot order products for clinics.',
        ),
      },
    ],
  }
}

/** To the customer: the decision of staff. */
export const composeClinicDecided: Composer<'clinic_decided'> = async (context, { payload }) => {
  const { say } = context
  const clinic = await findStaffClinic(context.db, payload.clinicId)
  if (!clinic || clinic.status === 'REQUESTED') return undefined
  if (clinic.status === 'VERIFIED') {
    return {
      ...headOf('clinic_verified', clinic),
      title: say('You are verified as a clinic.'),
      blocks: [
        factsOf(clinic, context),
        {
          type: 'text',
          text: say(
            'Sign in to order products for clinics like any other. Your verification ends after {day}, when the license expires. Send us the new one before then.',
            { day: formatCalendarDay(clinic.expiresOn, context.language) },
          ),
        },
        { type: 'button', label: say('Open your account'), url: pageOf(context) },
      ],
    }
  }
  const isWithdrawn = clinic.status === 'WITHDRAWN'
  return {
    ...headOf(isWithdrawn ? 'clinic_withdrawn' : 'clinic_declined', clinic),
    title: isWithdrawn
      ? say('Your account no longer counts as a clinic.')
      : say('We could not verify your license.'),
    blocks: [
      { type: 'quote', text: clinic.reason ?? '' },
      factsOf(clinic, context),
      { type: 'text', text: say('You can send another license from your account at any time.') },
      { type: 'button', label: say('Send a license'), url: pageOf(context) },
      { type: 'note', text: say('Questions? Just reply to this email.') },
    ],
  }
}

/** To the customer, some weeks before the license expires. */
export const composeClinicEnding: Composer<'clinic_ending'> = async (context, { payload }) => {
  const { say } = context
  const clinic = await findStaffClinic(context.db, payload.clinicId)
  if (!clinic?.isValid) return undefined
  return {
    ...headOf('clinic_ending', clinic),
    title: say('Your license expires on {day}.', {
      day: formatCalendarDay(clinic.expiresOn, context.language),
    }),
    blocks: [
      factsOf(clinic, context),
      {
        type: 'text',
        text: say('Send us your new license before then to keep ordering products for clinics.'),
      },
      { type: 'button', label: say('Send the new license'), url: pageOf(context) },
    ],
  }
}

const pageOf = ({ config }: MailContext) => `${config.publicUrl}/#/clinic`

const headOf = (
  mail: ClinicMail,
  { practiceName }: Row,
): Pick<MailContent, 'head' | 'preview'> => ({ head: mailHead(mail, {}), preview: practiceName })

const factsOf = (
  { practiceName, licenseNumber, stateCode, expiresOn }: Row,
  { say, language }: MailContext,
) => ({
  type: 'facts' as const,
  rows: [
    { label: say('Practice'), value: practiceName },
    { label: say('License'), value: `${licenseNumber}, ${stateCode}` },
    { label: say('Valid through'), value: formatCalendarDay(expiresOn, language) },
  ],
})
