import type { JobHelpers, TaskList } from 'graphile-worker'
import * as z from 'zod/mini'
import type { Deps } from '../deps/deps.ts'
import {
  reconcileReturnLabels,
  workOnReturnLabel,
} from '../modules/aftersales/return-labels/work-on-label.ts'
import { expireUnpaidOrders } from '../modules/aftersales/transitions/expire-unpaid-orders.ts'
import { mailDueGiftCards } from '../modules/balances/cards/mail-due-gift-cards.ts'
import { remindCarts } from '../modules/cart-reminders/remind-carts.ts'
import { resumeImports, workOnImport } from '../modules/catalog/imports/work-on-import.ts'
import { applyScheduledPrices } from '../modules/catalog/scheduled-prices/apply-scheduled-prices.ts'
import { remindClinics } from '../modules/clinics/remind-clinics.ts'
import { expireGiftSales } from '../modules/gift-sales/payment/expire-gift-sales.ts'
import { reconcileGiftSales } from '../modules/gift-sales/payment/reconcile-gift-sales.ts'
import { payGiftSale } from '../modules/gift-sales/payment/settle-sale-attempt.ts'
import { expireLots } from '../modules/lots/shelf/expire-lots.ts'
import { deliverMessage } from '../modules/messages/delivery/deliver-message.ts'
import { deliverSms } from '../modules/messages/delivery/deliver-sms.ts'
import { resumeNewsletters, sendNextBatch } from '../modules/newsletters/send-newsletter.ts'
import { notifyLateOrders } from '../modules/orders/late/notify-late-orders.ts'
import { reconcilePayments } from '../modules/payments/charges/reconcile-payments.ts'
import { reconcileRefunds } from '../modules/payments/refunds/reconcile-refunds.ts'
import { sendSandboxEvent } from '../modules/payments/webhooks/webhook-of-sandbox.ts'
import { mailPasswordLink } from '../modules/people/passwords/mail-password-link.ts'
import { notifyOverdueOrders } from '../modules/purchasing/waiting-orders/notify-waiting-orders.ts'
import { readFeedDaily } from '../modules/recalls/feed/read-feed.ts'
import { releaseOverdueLots } from '../modules/recalls/holding/hold-named-lots.ts'
import { remindDueBuyers } from '../modules/recalls/notices/remind-buyers.ts'
import { removeCards } from '../modules/saved-cards/remove-cards.ts'
import { saveCard } from '../modules/saved-cards/save-card.ts'
import {
  passEndedSales,
  refreshTimedSales,
} from '../modules/scheduled-sales/refresh-timed-sales.ts'
import { refreshPopularity } from '../modules/search/popularity/refresh-popularity.ts'
import { undoPlanned } from '../modules/settings/history/planned/plan-undo.ts'
import type { Jobs } from '../queue/queue.ts'
import { cleanUp } from './clean-up.ts'
import { freeAbandonedJobs } from './free-abandoned-jobs.ts'
import { groupImporters } from './group-importers.ts'
import {
  mailComposers as composers,
  outcomeListeners as listeners,
  smsComposers,
} from './mail-composers.ts'
import { restorers } from './restorers.ts'

const IDS = z.array(z.int())
const SALE_LISTS = z.object({ productIds: IDS, categoryIds: IDS, brandIds: IDS })

const PAYLOADS = {
  deliver_message: z.object({ outboxId: z.int() }),
  deliver_sms: z.object({ outboxId: z.int() }),
  mail_password_link: z.object({ emailCanonical: z.string() }),
  send_sandbox_event: z.object({ reference: z.string() }),
  work_on_import: z.object({ importId: z.int() }),
  send_newsletter: z.object({ newsletterId: z.int() }),
  save_card: z.object({ attemptId: z.int() }),
  work_on_return_label: z.object({ returnId: z.int() }),
  refresh_timed_sales: z.object({ saleId: z.int(), of: SALE_LISTS }),
} satisfies { [Name in keyof Jobs]: z.ZodMiniType<Jobs[Name]> }

const isLastTry = ({ job }: JobHelpers) => job.attempts >= job.max_attempts

/** MAP: every task of the worker, one line each. A task that throws is retried later. */
export const makeTasks = (deps: Deps): TaskList => ({
  deliver_message: (payload, helpers) => {
    const { outboxId } = PAYLOADS.deliver_message.parse(payload)
    return deliverMessage(deps, { outboxId, composers, listeners, lastTry: isLastTry(helpers) })
  },
  deliver_sms: (payload, helpers) => {
    const { outboxId } = PAYLOADS.deliver_sms.parse(payload)
    return deliverSms(deps, { outboxId, composers: smsComposers, lastTry: isLastTry(helpers) })
  },
  mail_password_link: (payload) =>
    mailPasswordLink(deps, PAYLOADS.mail_password_link.parse(payload)),
  send_sandbox_event: (payload) =>
    sendSandboxEvent(deps, PAYLOADS.send_sandbox_event.parse(payload), payGiftSale),
  work_on_import: (payload, helpers) => {
    const { importId } = PAYLOADS.work_on_import.parse(payload)
    return workOnImport(
      { ...deps, db: deps.patientDb ?? deps.db },
      { importId, lastTry: isLastTry(helpers), importers: groupImporters },
    )
  },
  refresh_timed_sales: (payload) =>
    refreshTimedSales(deps, PAYLOADS.refresh_timed_sales.parse(payload).of),
  send_newsletter: (payload) => sendNextBatch(deps, PAYLOADS.send_newsletter.parse(payload)),
  save_card: (payload) => saveCard(deps, PAYLOADS.save_card.parse(payload)),
  work_on_return_label: (payload, helpers) => {
    const { returnId } = PAYLOADS.work_on_return_label.parse(payload)
    return workOnReturnLabel(deps, { returnId, lastTry: isLastTry(helpers) })
  },
  remove_cards: () => removeCards(deps),
  pass_ended_sales: () => passEndedSales(deps),
  apply_scheduled_prices: () => applyScheduledPrices(deps),
  undo_planned: () => undoPlanned(deps, restorers),
  resume_newsletters: () => resumeNewsletters(deps),
  resume_imports: () => resumeImports(deps),
  reconcile_payments: async () => void (await reconcilePayments(deps)),
  // A task of its own: failing order payments must not keep a gift card from being issued, nor vice versa.
  reconcile_gift_sales: () => reconcileGiftSales(deps),
  reconcile_refunds: () => reconcileRefunds(deps),
  reconcile_return_labels: () => reconcileReturnLabels(deps),
  expire_unpaid_orders: () => expireUnpaidOrders(deps),
  expire_gift_sales: () => expireGiftSales(deps),
  expire_lots: () => expireLots(deps),
  remind_recall_buyers: () => remindDueBuyers(deps),
  release_recall_lots: () => releaseOverdueLots(deps),
  read_recall_feed: () => readFeedDaily(deps),
  free_abandoned_jobs: () => freeAbandonedJobs(deps),
  mail_gift_cards: () => mailDueGiftCards(deps),
  tell_late_orders: () => notifyLateOrders(deps),
  tell_overdue_orders: () => notifyOverdueOrders(deps),
  remind_carts: () => remindCarts(deps),
  remind_clinics: () => remindClinics(deps),
  refresh_popularity: () => refreshPopularity(deps),
  clean_up: () => cleanUp(deps),
})

/** Scheduled tasks; times in UTC. One that is still queued is not queued twice. */
export const SCHEDULE = [
  { task: 'reconcile_payments', match: '* * * * *' },
  { task: 'reconcile_gift_sales', match: '* * * * *' },
  { task: 'reconcile_refunds', match: '* * * * *' },
  { task: 'reconcile_return_labels', match: '*/10 * * * *' },
  { task: 'remove_cards', match: '* * * * *' },
  { task: 'expire_unpaid_orders', match: '*/5 * * * *' },
  { task: 'expire_gift_sales', match: '37 * * * *' },
  // Ten past midnight in any time zone of the shop; at other hours it finds nothing.
  { task: 'expire_lots', match: '10 * * * *' },
  { task: 'remind_recall_buyers', match: '41 * * * *' },
  { task: 'release_recall_lots', match: '*/10 * * * *' },
  { task: 'read_recall_feed', match: '53 9 * * *' },
  { task: 'pass_ended_sales', match: '* * * * *' },
  { task: 'apply_scheduled_prices', match: '* * * * *' },
  { task: 'undo_planned', match: '* * * * *' },
  { task: 'resume_newsletters', match: '* * * * *' },
  { task: 'resume_imports', match: '* * * * *' },
  { task: 'free_abandoned_jobs', match: '* * * * *' },
  { task: 'mail_gift_cards', match: '*/10 * * * *' },
  { task: 'remind_carts', match: '*/10 * * * *' },
  { task: 'tell_late_orders', match: '27 * * * *' },
  { task: 'tell_overdue_orders', match: '31 15 * * *' },
  { task: 'remind_clinics', match: '23 14 * * *' },
  { task: 'refresh_popularity', match: '47 2 * * *' },
  { task: 'clean_up', match: '17 3 * * *' },
].map((item) => ({ ...item, options: { jobKey: item.task } }))
