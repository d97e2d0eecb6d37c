import type { Config } from '../../config.ts'

/** The addresses that a newsletter's mails carry; mail programs show the headers as a button (RFC 8058). */
export function newsletterLinks({ publicUrl }: Pick<Config, 'publicUrl'>, mailToken: string) {
  const shop = publicUrl.replace(/\/$/, '')
  return {
    confirm: `${shop}/#/newsletter?t=${mailToken}`,
    unsubscribe: `${shop}/#/unsubscribe?t=${mailToken}`,
    headers: {
      'List-Unsubscribe': `<${shop}/api/subscription/unsubscribe?t=${mailToken}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
