import { paths } from '../../lib/addresses/paths.ts'
import { cartLinkText } from '../../purchase/lines/cart-link-texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { showToast } from '../../ui/notices/toast.tsx'

/** The link that was just made, to copy, or to send by what the device has for it. */
export function MadeLink({ token }: { token: string }) {
  // Behind the hash: no server, proxy or log on the way reads what opens it.
  const link = `${window.location.origin}/#${paths.sharedCart(token)}`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      showToast({ kind: 'ok', text: cartLinkText('carts.copied') })
    } catch {
      // Browsers let only secure pages copy, and only where the shopper allows it.
      showToast({ kind: 'warn', text: cartLinkText('carts.copyFailed') })
    }
  }
  return (
    <div className="stack-small">
      <p className="note ok">{cartLinkText('carts.made')}</p>
      <TextField
        label={cartLinkText('carts.link')}
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
