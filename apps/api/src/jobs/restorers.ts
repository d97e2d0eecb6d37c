import { restoreProduct } from '../modules/catalog/product-form/restore-product.ts'
import { restoreScheduledPrices } from '../modules/catalog/scheduled-prices/schedule-prices.ts'
import { restoreClinic } from '../modules/clinics/restore-clinic.ts'
import { restoreBanner } from '../modules/content/banners/write-banner.ts'
import { restoreReply } from '../modules/content/moderation/reply-to-review.ts'
import { restoreNews } from '../modules/content/news/save-news.ts'
import { restorePage } from '../modules/content/own-pages/write-page.ts'
import { restoreFamily } from '../modules/families/family-state.ts'
import { restoreKind } from '../modules/kinds/change-sale-class.ts'
import { restoreMailText } from '../modules/messages/mail-texts/save-mail-text.ts'
import { restoreNewsletter } from '../modules/newsletters/write-newsletter.ts'
import { restorePacks } from '../modules/packs/change-packs.ts'
import { restoreCustomer } from '../modules/people/customer-records/change-customer.ts'
import { restoreRole } from '../modules/people/staff/roles/change-roles.ts'
import { restoreTiers } from '../modules/price-tiers/change-tiers.ts'
import { restorePurchaseLines } from '../modules/purchasing/files/import-purchase-lines.ts'
import { restoreAnswer, restoreQuestion } from '../modules/questions/change-question.ts'
import { restoreSale } from '../modules/scheduled-sales/schedule-sale.ts'
import { restoreSearch } from '../modules/search/use/dismiss-search.ts'
import type { Restorers } from '../modules/settings/history/undo-change.ts'
import { restoreSettings } from '../modules/settings/save-settings.ts'
import { restoreSizeChart } from '../modules/sizes/size-chart-state.ts'

/** MAP: how the module that made a change restores it. */
export const restorers: Restorers = {
  product: restoreProduct,
  packs: restorePacks,
  purchase: restorePurchaseLines,
  family: restoreFamily,
  chart: restoreSizeChart,
  customer: restoreCustomer,
  clinic: restoreClinic,
  kind: restoreKind,
  review: restoreReply,
  question: restoreQuestion,
  answer: restoreAnswer,
  search: restoreSearch,
  sale: restoreSale,
  prices: restoreScheduledPrices,
  tiers: restoreTiers,
  page: restorePage,
  news: restoreNews,
  banner: restoreBanner,
  newsletter: restoreNewsletter,
  setting: restoreSettings,
  mail: restoreMailText,
  role: restoreRole,
}
