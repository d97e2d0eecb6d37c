import { useQuery } from '@tanstack/react-query'
import { shopConfig } from '../../api/shop.ts'
import { callLink } from '../../lib/addresses/call-link.ts'
import { Icon } from '../../ui/icon.tsx'

/** As high as a finger needs; the gap is for where links are boxes. */
const STYLE = { lineHeight: '44px', columnGap: '0.3em' }

/** The shop's number, called with one tap. */
export function ShopPhone({ className }: { className?: string }) {
  const phone = useQuery(shopConfig()).data?.phone
  return (
    phone && (
      <a className={className} style={STYLE} href={callLink(phone)}>
        <Icon name="phone" /> {phone}
      </a>
    )
  )
}
