import { randomUUID } from 'node:crypto'
import { mailHead } from '@mendwell/contract/content/mails'
import type { Block, Span } from '@mendwell/contract/content/page-blocks'
import type { NewsletterTrial } from '@mendwell/contract/newsletters/newsletters'
import type { Deps } from '../../deps/deps.ts'
import { notFound } from '../../ground/errors.ts'
import { newsletterLinks } from '../content/newsletter/newsletter-links.ts'
import { parseMarkdown } from '../content/own-pages/parse-markdown.ts'
import { drawMail } from '../messages/mail/compose-mail.ts'
import type { Composer, MailContent, MailContext } from '../messages/mail/mail-content.ts'
import { findEmailOf } from '../messages/mail-texts/mail-texts.repository.ts'
import { queueMail } from '../messages/queue-mail.ts'
import { sayIn } from '../messages/words/say.ts'
import { getShopSettings } from '../settings/shop/shop.repository.ts'
import { claimLetter } from './recipients.repository.ts'

type Shown = Pick<MailContext, 'config' | 'settings'>

/** A newsletter as an email. Its links within the shop become whole addresses. */
function newsletterContent(
  { config, settings }: Shown,
  { language, subject, body }: NewsletterTrial,
  unsubscribe: string,
): MailContent {
  const say = sayIn(language)
  const shop = settings.shopName
  const written = parseMarkdown(body).map((block) => withWholeLinks(block, config.publicUrl))
  return {
    head: mailHead('newsletter', { subject }),
    language,
    preview: say('News from {shop}', { shop }),
    title: subject,
    blocks: [
      { type: 'written', blocks: written },
      {
        type: 'note',
        text: say('You get this email because you signed up for the {shop} newsletter.', { shop }),
      },
      { type: 'link', label: say('Unsubscribe'), url: unsubscribe },
    ],
  }
}

function withWholeLinks(block: Block, publicUrl: string): Block {
  const whole = (spans: readonly Span[]): Span[] =>
    spans.map((span) =>
      span.to?.startsWith('/') ? { ...span, to: `${publicUrl}${span.to}` } : span,
    )
  switch (block.kind) {
    case 'list':
      return { ...block, entries: block.entries.map(whole) }
    case 'table':
      return {
        ...block,
        head: block.head.map(whole),
        rows: block.rows.map((row) => row.map(whole)),
      }
    case 'rule':
      return block
    default:
      return { ...block, spans: whole(block.spans) }
  }
}

/** To one subscriber. Whether it is still to be sent is decided here. */
export const composeNewsletter: Composer<'newsletter'> = async (context, { outboxId, payload }) => {
  const letter = await claimLetter(context.db, payload, outboxId)
  if (!letter) return undefined
  const { unsubscribe, headers } = newsletterLinks(context.config, letter.mailToken)
  return { ...newsletterContent(context, letter, unsubscribe), headers }
}

/** A link that ends nothing: previews and tests belong to no subscription. */
const sampleLink = ({ publicUrl }: MailContext['config']) => `${publicUrl}/#/unsubscribe`

/** To the member of staff who asked for it. */
export const composeNewsletterTest: Composer<'newsletter_test'> = async (context, { payload }) =>
  newsletterContent(context, payload, sampleLink(context.config))

/** A newsletter as its readers get it. */
export async function previewNewsletter(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  trial: NewsletterTrial,
): Promise<{ subject: string; html: string; text: string }> {
  const settings = await getShopSettings(db)
  const content = newsletterContent({ config, settings }, trial, sampleLink(config))
  return drawMail({ db, config, settings, language: trial.language }, content)
}

/** Sends a member of staff the same. @throws ShopError 404 */
export async function queueTestNewsletter(
  { db }: Pick<Deps, 'db'>,
  custId: number,
  trial: NewsletterTrial,
): Promise<{ sentTo: string }> {
  const to = await findEmailOf(db, custId)
  if (!to) throw notFound('Customer')
  const dedupeKey = `newsletter_test:${randomUUID()}`
  await db
    .transaction()
    .execute((tx) => queueMail(tx, { kind: 'newsletter_test', dedupeKey, to, payload: trial }))
  return { sentTo: to }
}
