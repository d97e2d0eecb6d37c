import type { Config } from '../../../config/config.ts'

/** The URLs in a newsletter's mails; mail programs show the headers as a button (RFC 8058). */
export function newsletterLinks({ publicUrl }: Pick<Config, 'publicUrl'>, mailToken: string) {
  return {
    confirm: `${publicUrl}/#/newsletter?t=${mailToken}`,
    unsubscribe: `${publicUrl}/#/unsubscribe?t=${mailToken}`,
    headers: {
      'List-Unsubscribe': `<${publicUrl}/api/subscription/unsubscribe?t=${mailToken}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
