import { cartLinkText } from '../../purchase/lines/cart-link-texts.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { showToast } from '../../ui/notices/toast.tsx'

interface MadeLinkProps {
  label: string
  /** What the link shows, by its path in the shop. */
  path: string
}

/** A newly created link, to copy, or to share through the device. */
export function MadeLink({ label, path }: MadeLinkProps) {
  // After the hash: no server, proxy or log on the way sees the secret.
  const link = `${window.location.origin}/#${path}`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      showToast({ kind: 'good', text: cartLinkText('carts.copied') })
    } catch {
      // Browsers allow copying only on secure pages, and only with the shopper's permission.
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
            // Closing the device's share menu is not an error.
            onClick={() => void navigator.share({ url: link }).catch(() => {})}
          >
            {cartLinkText('carts.send')}
          </Button>
        )}
      </div>
    </div>
  )
}
