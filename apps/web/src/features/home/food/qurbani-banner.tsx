import { Link } from 'react-router'
import promoStyles from '../../../components/reading/promo.module.css'
import { sceneSources } from '../../../lib/addresses/images.ts'
import { paths } from '../../../lib/addresses/paths.ts'
import { t } from '../../../lib/words/texts.ts'
import { Picture } from '../../../ui/picture.tsx'

/** The booking banner (Specification §1). */
export function QurbaniBanner() {
  return (
    <section className="page section" aria-label={t('kitchen.qurbani')}>
      <Link
        className={`${promoStyles.promo} ${promoStyles.wide} ${promoStyles.banner}`}
        data-tone="QURBANI"
        to={paths.qurbani}
      >
        <span className={promoStyles.percent}>{t('kitchen.qurbani')}</span>
        <span className={promoStyles.words}>{t('kitchen.qurbaniText')}</span>
        <span className={promoStyles.action}>{t('kitchen.qurbaniAction')}</span>
        <Picture {...sceneSources('qurbani')} sizes="360px" alt="" width={900} height={600} />
      </Link>
    </section>
  )
}
