import { LANGUAGES } from '@mendwell/domain/words/languages'
import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { problems } from '../wire/errors.ts'
import { asRead, Instant, line, text } from '../wire/shapes.ts'
import { MAIL_NAMES, MAILS, type MailName } from './mails.ts'

const tags = ['staff mails'] as const

const Mail = z.enum(MAIL_NAMES as [MailName, ...MailName[]])

/** In characters. */
export const MAX_MAIL_PARAGRAPH = 1000

const fields = {
  subject: line(150),
  opening: text(MAX_MAIL_PARAGRAPH),
  closing: text(MAX_MAIL_PARAGRAPH),
}

/** The owner's text of one mail in one language; empty fields keep the default. */
const OwnWords = z.object(fields)
export type OwnWords = z.output<typeof OwnWords>

/** The same in both languages. */
export const MailText = z.object({
  ...fields,
  subjectEs: fields.subject,
  openingEs: fields.opening,
  closingEs: fields.closing,
})
export type MailText = z.output<typeof MailText>

/** Whether a mail can have custom paragraphs. */
export const takesParagraphs = (mail: MailName): boolean => !('subjectOnly' in MAILS[mail])

/** The {names} allowed in a mail's custom text. */
export const placeholdersOf = (mail: MailName): string[] => [...MAILS[mail].names, 'shop']

/** The {names} in a text that the mail cannot fill in. */
export const unknownPlaceholders = (mail: MailName, text: string): string[] => {
  const known = placeholdersOf(mail)
  const named = Array.from(text.matchAll(/\{([^{}]*)\}/g), ([, name = '']) => name)
  return [...new Set(named)].filter((name) => !known.includes(name))
}

const MailTextRow = z.object({
  mail: Mail,
  text: MailText,
  /** The default subject. */
  defaultSubject: z.string(),
  defaultSubjectEs: z.string(),
  updatedAt: z.nullable(Instant),
})
export type MailTextRow = z.output<typeof MailTextRow>

export const findMailTexts = endpoint({
  method: 'GET',
  url: '/staff/mailTexts',
  schema: {
    summary: 'Staff: every mail with the own words of the owner',
    tags,
    response: { 200: z.object({ rows: z.array(MailTextRow) }), ...problems(401, 403) },
  },
})

export const saveMailText = endpoint({
  method: 'PUT',
  url: '/staff/mailTexts/:mail',
  schema: {
    summary: 'Staff: own words of one mail, from the next mail on; kept in the history',
    tags,
    params: z.object({ mail: Mail }),
    body: z.object({ text: MailText, before: asRead(MailText) }),
    response: { 200: MailTextRow, ...problems(400, 401, 403, 409, 422) },
  },
})

const Trial = z.object({ mail: Mail, language: z.enum(LANGUAGES), words: OwnWords })

export const previewMail = endpoint({
  method: 'POST',
  url: '/staff/mailTexts/preview',
  schema: {
    summary: 'Staff: a mail with these words and facts of a sample, as HTML and as plain text',
    tags,
    body: Trial,
    response: {
      200: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
      ...problems(400, 401, 403, 409, 422),
    },
  },
})

export const sendTestMail = endpoint({
  method: 'POST',
  url: '/staff/mailTexts/test',
  schema: {
    summary: 'Staff: sends the same to the own email',
    tags,
    body: Trial,
    response: {
      200: z.object({ sentTo: z.string() }),
      ...problems(400, 401, 403, 409, 422, 429),
    },
  },
})
