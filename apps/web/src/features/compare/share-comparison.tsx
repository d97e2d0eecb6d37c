import { useState } from 'react'
import { compareText } from '../../components/compare/compare-texts.ts'
import { paths } from '../../lib/addresses/paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { showToast } from '../../ui/notices/toast.tsx'

/** Copy the link, or print. */
export function ShareComparison({ productIds }: { productIds: readonly number[] }) {
  const [shown, setShown] = useState<string>()
  const copy = async () => {
    const link = window.location.origin + paths.compare(productIds)
    try {
      await navigator.clipboard.writeText(link)
      showToast({ kind: 'good', text: compareText('compare.copied') })
    } catch {
      // Browsers allow copying only on secure pages, and only with the shopper's permission.
      setShown(link)
    }
  }
  return (
    <div className="stack-small no-print">
      <div className="row">
        <Button rank="outline" icon="external-link" onClick={() => void copy()}>
          {compareText('compare.copy')}
        </Button>
        <Button rank="outline" icon="printer" onClick={() => window.print()}>
          {compareText('compare.print')}
        </Button>
      </div>
      {shown && (
        <label className="field">
          <span className="label">{compareText('compare.copyYourself')}</span>
          <input
            className="input"
            readOnly
            value={shown}
            ref={(input) => input?.select()}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
      )}
    </div>
  )
}
