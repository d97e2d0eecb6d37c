import { cartLinkText } from '../../purchase/lines/cart-link-texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { showToast } from '../../ui/notices/toast.tsx'

interface MadeLinkProps {
  label: string
  /** What the link shows, by its address in the shop. */
  path: string
}

/** The link that was just made, to copy, or to send by what the device has for it. */
export function MadeLink({ label, path }: MadeLinkProps) {
  // Behind the hash: no server, proxy or log on the way reads what opens it.
  const link = `${window.location.origin}/#${path}`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      showToast({ kind: 'good', text: cartLinkText('carts.copied') })
    } catch {
      // Browsers let only secure pages copy, and only where the shopper allows it.
      showToast({ kind: 'warn', text: cartLinkText('carts.copyFailed') })
    }
  }
  return (
    <div className="stack-small">
      <p className="note good">{cartLinkText('carts.made')}</p>
      <TextField
        label={label}
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="row">
        <Button icon="external-link" onClick={() => void copy()}>
          {cartLinkText('carts.copy')}
        </Button>
        {'share' in navigator && (
          <Button
            rank="outline"
            // Whoever closes the device's menu has changed their mind.
            onClick={() => void navigator.share({ url: link }).catch(() => {})}
          >
            {cartLinkText('carts.send')}
          </Button>
        )}
      </div>
    </div>
  )
}
