import { MAILS, type MailHead, type MailName } from '@mendwell/contract/content/mails'
import type { MailContent, MailContext } from '../../mail/mail-content.ts'
import { ACCOUNT_SAMPLES } from './account-samples.ts'
import { ORDER_SAMPLES } from './order-samples.ts'
import { PRODUCT_SAMPLES } from './product-samples.ts'
import { NAMES, type SampleContext, type Samples } from './sample-facts.ts'

const SAMPLES: Samples<MailName> = { ...ORDER_SAMPLES, ...ACCOUNT_SAMPLES, ...PRODUCT_SAMPLES }

/** A mail as its readers get it, about an order, a product and a person that are made up. */
export function sampleMail(
  mail: MailName,
  { config, settings }: Pick<MailContext, 'config' | 'settings'>,
): MailContent {
  const context: SampleContext = { url: config.publicUrl, shop: settings.shopName }
  const values: MailHead['values'] = Object.fromEntries(
    MAILS[mail].names.map((name) => [name, NAMES[name]]),
  )
  return { head: { mail, values }, preview: 'Sample', ...SAMPLES[mail](context) }
}
