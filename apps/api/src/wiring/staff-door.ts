import type { StaffPermission } from '@mendwell/domain/people/staff-permissions'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import type { Deps } from '../deps/deps.ts'
import { showOwnWrites } from '../http/cached-routes.ts'
import { requireStaff } from '../http/sessions/doors.ts'
import { groupImporters } from '../jobs/group-importers.ts'
import { restorers } from '../jobs/restorers.ts'
import { orderEditRoutes } from '../modules/aftersales/editing/edits.staff-routes.ts'
import { staffRefundRoutes } from '../modules/aftersales/refunds/refunds.staff-routes.ts'
import { replacementRoutes } from '../modules/aftersales/replacements/replacements.staff-routes.ts'
import { returnListRoutes } from '../modules/aftersales/return-list/return-list.staff-routes.ts'
import { staffReturnRoutes } from '../modules/aftersales/returns/returns.routes.ts'
import { staffOrderRoutes } from '../modules/aftersales/transitions/order-transitions.staff-routes.ts'
import { staffBackInStockRoutes } from '../modules/back-in-stock/back-in-stock.staff-routes.ts'
import { staffGiftCardRoutes } from '../modules/balances/balances.staff-routes.ts'
import { staffReminderRoutes } from '../modules/cart-reminders/cart-reminders.staff-routes.ts'
import { productImportRoutes } from '../modules/catalog/imports/imports.staff-routes.ts'
import { mailLogoRoutes } from '../modules/catalog/logos/mail-logo.staff-routes.ts'
import { staffMediaRoutes } from '../modules/catalog/media-upload.routes.ts'
import { staffProductRoutes } from '../modules/catalog/products.staff-routes.ts'
import { scheduledPriceRoutes } from '../modules/catalog/scheduled-prices/scheduled-prices.staff-routes.ts'
import { staffTaxonomyRoutes } from '../modules/catalog/taxonomy.staff-routes.ts'
import { staffClinicRoutes } from '../modules/clinics/clinics.staff-routes.ts'
import { staffContentRoutes } from '../modules/content/content.routes.ts'
import { moderationRoutes, staffMessageRoutes } from '../modules/content/content.staff-routes.ts'
import { staffPageRoutes } from '../modules/content/own-pages/pages.staff-routes.ts'
import { pageCheckRoutes } from '../modules/content/page-checks/page-checks.routes.ts'
import { scheduledTextRoutes } from '../modules/content/scheduled-texts.staff-routes.ts'
import { staffCountRoutes } from '../modules/counts/counts.staff-routes.ts'
import { staffDeviceRoutes } from '../modules/devices/devices.staff-routes.ts'
import { staffFamilyRoutes } from '../modules/families/families.staff-routes.ts'
import { familyFileRoutes } from '../modules/families/files/family-files.staff-routes.ts'
import { staffGiftSaleRoutes } from '../modules/gift-sales/gift-sales.staff-routes.ts'
import { staffKindRoutes } from '../modules/kinds/kinds.staff-routes.ts'
import { staffLotRoutes } from '../modules/lots/lots.staff-routes.ts'
import { staffAlertRoutes } from '../modules/messages/alerts/alerts.staff-routes.ts'
import { staffJobRoutes } from '../modules/messages/failed-jobs/failed-jobs.staff-routes.ts'
import { mailTextRoutes } from '../modules/messages/mail-texts/mail-texts.staff-routes.ts'
import { newsletterRoutes } from '../modules/newsletters/newsletters.staff-routes.ts'
import { staffCodeRoutes } from '../modules/offers/codes/codes.staff-routes.ts'
import { staffOfferRoutes } from '../modules/offers/offers.staff-routes.ts'
import { staffOrderListRoutes } from '../modules/orders/orders.staff-routes.ts'
import { phoneOrderRoutes } from '../modules/orders/phone/phone-orders.staff-routes.ts'
import { staffShipmentRoutes } from '../modules/orders/shipping/shipments.staff-routes.ts'
import { promotionTrialRoutes } from '../modules/orders/trials/trials.staff-routes.ts'
import { packFileRoutes } from '../modules/packs/files/pack-files.staff-routes.ts'
import { staffPackRoutes } from '../modules/packs/packs.staff-routes.ts'
import { staffPaymentRoutes } from '../modules/payments/payments.routes.ts'
import { customerRecordRoutes } from '../modules/people/customer-records.staff-routes.ts'
import { staffCustomerRoutes } from '../modules/people/customers.routes.ts'
import { listLookRoutes } from '../modules/people/list-looks/list-looks.staff-routes.ts'
import { ownRoleRoutes } from '../modules/people/staff/roles/own-roles.staff-routes.ts'
import { ownStaffRoutes, staffMemberRoutes } from '../modules/people/staff/staff.staff-routes.ts'
import { staffTierRoutes } from '../modules/price-tiers/price-tiers.staff-routes.ts'
import { staffPurchaseRoutes } from '../modules/purchasing/purchase-orders.staff-routes.ts'
import { staffSupplierRoutes } from '../modules/purchasing/suppliers.staff-routes.ts'
import { staffQuestionRoutes } from '../modules/questions/questions.staff-routes.ts'
import { staffQuoteRoutes } from '../modules/quotes/quotes.staff-routes.ts'
import { staffRecallRoutes } from '../modules/recalls/recalls.staff-routes.ts'
import {
  moneyReportRoutes,
  salesReportRoutes,
  stockReportRoutes,
} from '../modules/reports/report.staff-routes.ts'
import { todayRoutes } from '../modules/reports/reports.staff-routes.ts'
import { scheduleRoutes } from '../modules/reports/schedule/schedule.staff-routes.ts'
import { staffSaleRoutes } from '../modules/scheduled-sales/scheduled-sales.staff-routes.ts'
import { staffListRoutes } from '../modules/search/lists.staff-routes.ts'
import { staffSearchRoutes } from '../modules/search/search-words.staff-routes.ts'
import { staffSearchUseRoutes } from '../modules/search/use/search-use.staff-routes.ts'
import { historyRoutes } from '../modules/settings/history/history.staff-routes.ts'
import { plannedUndoRoutes } from '../modules/settings/history/planned/planned-undos.staff-routes.ts'
import { settingsRoutes } from '../modules/settings/settings.staff-routes.ts'
import { staffSizeChartRoutes } from '../modules/sizes/sizes.staff-routes.ts'

/**
 * The back office: visitors get 401, customers 403, and staff whose role lacks the route's permission 403
 * (domain/people/staff-permissions.ts). A route may name another permission than its group's in `config`.
 */
export const staffDoor = (deps: Deps) => async (app: FastifyInstance) => {
  showOwnWrites(app, deps)
  const behind = (permission: StaffPermission | 'any', routes: FastifyPluginAsync) =>
    app.register(async (scope) => {
      requireStaff(scope, deps, permission)
      await scope.register(routes)
    })
  await behind('customers.write', staffCustomerRoutes(deps))
  await behind('content.write', staffContentRoutes(deps))
  await behind('content.write', scheduledTextRoutes(deps))
  await behind('content.write', pageCheckRoutes(deps))
  await behind('content.write', staffPageRoutes(deps))
  await behind('content.write', newsletterRoutes(deps))
  await behind('catalogue.write', staffProductRoutes(deps))
  await behind('catalogue.write', scheduledPriceRoutes(deps))
  await behind('catalogue.read', staffListRoutes(deps))
  await behind('catalogue.read', staffBackInStockRoutes(deps))
  await behind('catalogue.write', staffSearchRoutes(deps))
  await behind('catalogue.write', staffSearchUseRoutes(deps))
  await behind('catalogue.write', staffTaxonomyRoutes(deps))
  await behind('catalogue.write', staffKindRoutes(deps))
  await behind('catalogue.write', staffDeviceRoutes(deps))
  await behind('catalogue.write', staffSizeChartRoutes(deps))
  await behind('catalogue.import', productImportRoutes(deps, groupImporters))
  await behind('messages.send', staffAlertRoutes(deps))
  await behind('catalogue.write', staffMediaRoutes(deps))
  await behind('orders.move', staffOrderRoutes(deps))
  await behind('orders.move', staffShipmentRoutes(deps))
  await behind('orders.pay', staffPaymentRoutes(deps))
  await behind('orders.refund', staffRefundRoutes(deps))
  await behind('returns.handle', staffReturnRoutes(deps))
  await behind('orders.read', staffOrderListRoutes(deps))
  await behind('orders.write', phoneOrderRoutes(deps))
  await behind('orders.write', orderEditRoutes(deps))
  await behind('returns.handle', returnListRoutes(deps))
  await behind('returns.handle', replacementRoutes(deps))
  await behind('customers.read', customerRecordRoutes(deps))
  await behind('clinics.verify', staffClinicRoutes(deps))
  await behind('log.read', historyRoutes(deps, restorers))
  await behind('catalogue.write', plannedUndoRoutes(deps))
  await behind('reports.read', todayRoutes(deps))
  await behind('reports.read', salesReportRoutes(deps))
  await behind('reports.read', staffReminderRoutes(deps))
  await behind('reports.read', moneyReportRoutes(deps))
  await behind('reports.read', stockReportRoutes(deps))
  await behind('catalogue.read', scheduleRoutes(deps))
  await behind('staff.manage', staffMemberRoutes(deps))
  await behind('staff.manage', ownRoleRoutes(deps))
  await behind('any', ownStaffRoutes(deps))
  await behind('any', listLookRoutes(deps))
  await behind('settings.write', settingsRoutes(deps))
  await behind('settings.write', mailTextRoutes(deps))
  await behind('settings.write', mailLogoRoutes(deps))
  await behind('reviews.moderate', moderationRoutes(deps))
  await behind('reviews.moderate', staffQuestionRoutes(deps))
  await behind('quotes.answer', staffQuoteRoutes(deps))
  await behind('lots.write', staffLotRoutes(deps))
  await behind('catalogue.write', staffPackRoutes(deps))
  await behind('catalogue.write', staffFamilyRoutes(deps))
  await behind('catalogue.write', familyFileRoutes(deps))
  await behind('catalogue.write', packFileRoutes(deps))
  await behind('purchasing.write', staffSupplierRoutes(deps))
  await behind('purchasing.write', staffPurchaseRoutes(deps))
  await behind('lots.write', staffCountRoutes(deps))
  await behind('recalls.handle', staffRecallRoutes(deps))
  await behind('catalogue.write', staffTierRoutes(deps))
  await behind('promotions.write', staffOfferRoutes(deps))
  await behind('promotions.write', staffCodeRoutes(deps))
  await behind('promotions.write', promotionTrialRoutes(deps))
  await behind('promotions.write', staffSaleRoutes(deps))
  await behind('giftcards.write', staffGiftCardRoutes(deps))
  await behind('giftcards.write', staffGiftSaleRoutes(deps))
  await behind('messages.read', staffMessageRoutes(deps))
  await behind('messages.read', staffJobRoutes(deps))
}
