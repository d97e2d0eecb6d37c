import { Link } from 'react-router'
import { sceneSources } from '../../lib/images.ts'
import { paths } from '../../lib/paths.ts'
import { t } from '../../lib/texts.ts'
import { Picture } from '../../ui/picture.tsx'

/** The booking banner (Specification §1). */
export function QurbaniBanner() {
  return (
    <section className="page sec" aria-label={t('kitchen.qurbani')}>
      <Link className="promo wide banner" data-tone="QURBANI" to={paths.qurbani}>
        <span className="pc">{t('kitchen.qurbani')}</span>
        <span className="pw">{t('kitchen.qurbaniText')}</span>
        <span className="go">{t('kitchen.qurbaniAction')}</span>
        <Picture {...sceneSources('qurbani')} sizes="360px" alt="" width={900} height={600} />
      </Link>
    </section>
  )
}
