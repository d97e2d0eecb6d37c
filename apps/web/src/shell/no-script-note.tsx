import { useQuery } from '@tanstack/react-query'
import { shopConfig } from '../api/shop.ts'
import { t } from '../lib/texts.ts'

/** Without scripts the pages that the server draws can be read, but their buttons do nothing. */
export function NoScriptNote() {
  const { data: config } = useQuery(shopConfig())
  if (!config) return null
  return (
    <noscript>
      <p className="note warn offline">{t('shell.noScript', { phone: config.phone })}</p>
    </noscript>
  )
}
