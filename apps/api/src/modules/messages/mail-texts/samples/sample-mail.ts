import { MAILS, type MailHead, type MailName } from '@mendwell/contract/content/mails'
import type { MailContent, MailContext } from '../../mail/mail-content.ts'
import { sayIn } from '../../words/say.ts'
import { ACCOUNT_SAMPLES } from './account-samples.ts'
import { ORDER_SAMPLES } from './order-samples.ts'
import { PRODUCT_SAMPLES } from './product-samples.ts'
import { NAMES, type SampleContext, type Samples } from './sample-facts.ts'

const SAMPLES: Samples<MailName> = { ...ORDER_SAMPLES, ...ACCOUNT_SAMPLES, ...PRODUCT_SAMPLES }

/** A mail as its recipients get it, about a fictional order, product and person. */
export function sampleMail(
  mail: MailName,
  { config, settings, language }: Pick<MailContext, 'config' | 'settings' | 'language'>,
): MailContent {
  const say = sayIn(language)
  const context: SampleContext = { url: config.publicUrl, shop: settings.shopName, say, language }
  const values: MailHead['values'] = Object.fromEntries(
    MAILS[mail].names.map((name) => [name, NAMES[name]]),
  )
  const { reading } = values
  return {
    head: { mail, values: { ...values, ...(reading && { reading: say(NAMES.reading) }) } },
    preview: 'Sample',
    ...SAMPLES[mail](context),
  }
}
