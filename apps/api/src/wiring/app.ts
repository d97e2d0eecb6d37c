import zlib from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import etag from '@fastify/etag'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Deps } from '../deps/deps.ts'
import { documentApi } from '../http/api-docs/api-docs.ts'
import { awaitBodiesShortly, LONGEST_REQUEST_MS } from '../http/bodies/bodies-in-time.ts'
import { readJsonBodies } from '../http/bodies/json-body.ts'
import { cacheRoutes, showOwnWrites } from '../http/cached-routes.ts'
import { finishCalls } from '../http/closing/finish-calls.ts'
import { refuseWhileClosing } from '../http/closing/refuse-while-closing.ts'
import { refuseBadUrl, renderErrors } from '../http/error-handler.ts'
import { refuseSecondHosts } from '../http/one-host.ts'
import { refuseUnreadableUrls } from '../http/readable-url.ts'
import { requestIdOf } from '../http/request-id.ts'
import { secureAnswers } from '../http/security-headers.ts'
import { requireCustomer } from '../http/sessions/doors.ts'
import { identifyBySession } from '../http/sessions/identify.ts'
import { refuseForeignWrites } from '../http/sessions/session-origin.ts'
import { addressCheckRoutes } from '../modules/address-check/address-check.routes.ts'
import { ownAddressRoutes } from '../modules/addresses/addresses.routes.ts'
import { ownOrderRoutes } from '../modules/aftersales/own-orders/own-orders.routes.ts'
import { returnRoutes } from '../modules/aftersales/returns/returns.routes.ts'
import { backInStockRoutes } from '../modules/back-in-stock/back-in-stock.routes.ts'
import { giftCardRoutes, ownCreditRoutes } from '../modules/balances/balances.routes.ts'
import {
  cartReminderRoutes,
  ownReminderRoutes,
} from '../modules/cart-reminders/cart-reminders.routes.ts'
import { ownCartRoutes, sharedCartRoutes } from '../modules/carts/carts.routes.ts'
import { catalogRoutes } from '../modules/catalog/catalog.routes.ts'
import { logoRoutes } from '../modules/catalog/logos/mail-logo.routes.ts'
import { mediaRoutes } from '../modules/catalog/media.routes.ts'
import { documentRoutes, productFileRoutes } from '../modules/catalog/media-upload.routes.ts'
import { productRoutes } from '../modules/catalog/product.routes.ts'
import { ownClinicRoutes } from '../modules/clinics/clinics.routes.ts'
import { contentRoutes, unsubscribeRoutes } from '../modules/content/content.routes.ts'
import { newsRoutes } from '../modules/content/news.routes.ts'
import { ownPageRoutes } from '../modules/content/own-pages/pages.routes.ts'
import { legalPageRoutes } from '../modules/content/page-checks/page-checks.routes.ts'
import { ownReviewRoutes, reviewRoutes } from '../modules/content/reviews/reviews.routes.ts'
import { deliveryRoutes } from '../modules/delivery/delivery.routes.ts'
import { deviceRoutes } from '../modules/devices/devices.routes.ts'
import { familyRoutes } from '../modules/families/families.routes.ts'
import { giftSaleRoutes } from '../modules/gift-sales/gift-sales.routes.ts'
import { payGiftSale } from '../modules/gift-sales/payment/settle-sale-attempt.ts'
import { kindRoutes } from '../modules/kinds/kinds.routes.ts'
import { medicalWordRoutes } from '../modules/medical-words/medical-words.routes.ts'
import { myDeviceRoutes } from '../modules/my-devices/my-devices.routes.ts'
import { carriesOrderToken } from '../modules/orders/access/order-tokens.http.ts'
import { orderRoutes } from '../modules/orders/orders.routes.ts'
import { ownPriceRoutes } from '../modules/orders/own-prices/own-prices.routes.ts'
import { paymentLinkRoutes } from '../modules/orders/phone/phone-orders.staff-routes.ts'
import { tenderRoutes } from '../modules/payments/by-balance/tenders.routes.ts'
import { paymentRoutes } from '../modules/payments/payments.routes.ts'
import { webhookRoutes } from '../modules/payments/webhooks/webhook.routes.ts'
import { accountRoutes, ownAccountRoutes, signInRoutes } from '../modules/people/accounts.routes.ts'
import { customerTypeRoutes, ownCustomerRoutes } from '../modules/people/customers.routes.ts'
import { resumeSession } from '../modules/people/sessions/resume-session.ts'
import { staffEntryRoutes } from '../modules/people/staff/staff.staff-routes.ts'
import { ownAnswerRoutes, questionRoutes } from '../modules/questions/questions.routes.ts'
import { quoteRoutes } from '../modules/quotes/quotes.routes.ts'
import { recallRoutes } from '../modules/recalls/recalls.routes.ts'
import { countVisits } from '../modules/reports/visits/visits.http.ts'
import { ownCardRoutes } from '../modules/saved-cards/saved-cards.routes.ts'
import { ownListRoutes, sharedListRoutes } from '../modules/saved-lists/saved-lists.routes.ts'
import { productListRoutes } from '../modules/search/lists.routes.ts'
import { countSearches } from '../modules/search/use/count-searches.http.ts'
import { searchUseRoutes } from '../modules/search/use/search-use.routes.ts'
import { locationRoutes } from '../modules/settings/places/locations.routes.ts'
import { healthRoutes, shopRoutes } from '../modules/settings/shop.routes.ts'
import { situationRoutes } from '../modules/situations/situations.routes.ts'
import { sizeRoutes } from '../modules/sizes/sizes.routes.ts'
import { serveWebFiles } from '../pages/files/web-files.ts'
import { pageRoutes } from '../pages/pages.routes.ts'
import { previewRoutes } from '../pages/preview/preview.routes.ts'
import { canRender } from '../pages/rendering/page-renderer.ts'
import { pageShower } from '../pages/show-page.ts'
import { answerUnknownAddresses } from '../pages/unknown-addresses.ts'
import { makePreviewShop } from './preview-shop.ts'
import { staffDoor } from './staff-door.ts'

/** For answers that are sent once: a compression window for each of many at a time would fill the memory. */
const QUICK_BROTLI: zlib.BrotliOptions = {
  params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 1, [zlib.constants.BROTLI_PARAM_LGWIN]: 18 },
}

/** MAP: the whole server. Plugins first, then the doors with one line per module; staff's is in `staff-door.ts`. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    // Requests are not logged, so none needs a logger of its own.
    childLoggerFactory: (logger) => logger,
    frameworkErrors: refuseBadUrl,
    trustProxy: deps.config.trustedProxies ?? false,
    bodyLimit: 128 * 1024,
    requestTimeout: LONGEST_REQUEST_MS,
    keepAliveTimeout: 5_000,
    // Node answers 503 to further requests of a proxy's connection that reached its limit, so the limit is high.
    maxRequestsPerSocket: 1_000_000,
    http: { headersTimeout: 8_000, connectionsCheckingInterval: 2_000 },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  })
  // Reliability §3.3: a flood of connections must not take all memory.
  app.server.maxConnections = 1_000
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  deps.telemetry?.watchRequests(app)
  secureAnswers(app, deps)
  // Before it waits for calls in progress.
  refuseWhileClosing(app)
  refuseSecondHosts(app)
  finishCalls(app)
  renderErrors(app)
  awaitBodiesShortly(app)
  readJsonBodies(app)
  refuseUnreadableUrls(app)
  await app.register(cookie)
  await app.register(compress, { threshold: 1024, brotliOptions: QUICK_BROTLI })
  await app.register(etag)
  identifyBySession(app, (sha256) => resumeSession(deps, sha256))
  refuseForeignWrites(app, deps, carriesOrderToken)
  cacheRoutes(app, deps)
  countVisits(app, deps)
  countSearches(app, deps)
  await documentApi(app)

  await app.register(healthRoutes(deps))
  await app.register(mediaRoutes(deps))
  await app.register(documentRoutes(deps))
  await app.register(logoRoutes(deps))
  await app.register(openDoor(deps), { prefix: '/api' })
  await app.register(customerDoor(deps), { prefix: '/api' })
  await app.register(reviewerDoor(deps), { prefix: '/api' })
  await app.register(staffDoor(deps), { prefix: '/api' })
  const pages = canRender() ? pageShower(app, deps) : undefined
  if (pages) {
    await app.register(pageRoutes(deps, pages))
    await app.register(previewRoutes(deps, () => makePreviewShop(deps, openDoor)))
  }
  answerUnknownAddresses(app, pages)
  await serveWebFiles(app, deps)
  return app
}

/** Open to anyone; calls about one order check its token themselves. */
const openDoor = (deps: Deps) => async (app: FastifyInstance) => {
  await app.register(shopRoutes(deps))
  await app.register(signInRoutes(deps))
  await app.register(accountRoutes(deps))
  await app.register(customerTypeRoutes)
  await app.register(catalogRoutes(deps))
  await app.register(productRoutes(deps))
  await app.register(productListRoutes(deps))
  await app.register(searchUseRoutes(deps))
  await app.register(kindRoutes(deps))
  await app.register(medicalWordRoutes(deps))
  await app.register(situationRoutes(deps))
  await app.register(familyRoutes(deps))
  await app.register(sizeRoutes(deps))
  await app.register(deviceRoutes(deps))
  await app.register(deliveryRoutes(deps))
  await app.register(locationRoutes(deps))
  await app.register(addressCheckRoutes(deps))
  await app.register(newsRoutes(deps))
  await app.register(legalPageRoutes(deps))
  await app.register(ownPageRoutes(deps))
  await app.register(contentRoutes(deps))
  await app.register(unsubscribeRoutes(deps))
  await app.register(reviewRoutes(deps))
  await app.register(quoteRoutes(deps))
  await app.register(questionRoutes(deps))
  await app.register(backInStockRoutes(deps))
  await app.register(sharedCartRoutes(deps))
  await app.register(cartReminderRoutes(deps))
  await app.register(sharedListRoutes(deps))
  await app.register(productFileRoutes(deps))
  await app.register(orderRoutes(deps))
  await app.register(paymentRoutes(deps))
  await app.register(tenderRoutes(deps))
  await app.register(giftCardRoutes(deps))
  await app.register(giftSaleRoutes(deps))
  await app.register(webhookRoutes(deps, payGiftSale))
  await app.register(returnRoutes(deps))
  await app.register(ownOrderRoutes(deps))
  await app.register(recallRoutes(deps))
  await app.register(paymentLinkRoutes(deps))
}

/** Signed-in customers about their own data; everyone else 401. */
const customerDoor = (deps: Deps) => async (app: FastifyInstance) => {
  requireCustomer(app, deps)
  await app.register(ownAccountRoutes(deps))
  await app.register(ownCustomerRoutes(deps))
  await app.register(ownCartRoutes(deps))
  await app.register(ownReminderRoutes(deps))
  await app.register(ownListRoutes(deps))
  await app.register(myDeviceRoutes(deps))
  await app.register(ownAddressRoutes(deps))
  await app.register(ownCardRoutes(deps))
  await app.register(ownClinicRoutes(deps))
  await app.register(ownCreditRoutes(deps))
  await app.register(ownPriceRoutes(deps))
  await app.register(staffEntryRoutes(deps))
}

/** The customer door with the message of Specification §8. */
const reviewerDoor = (deps: Deps) => async (app: FastifyInstance) => {
  showOwnWrites(app, deps)
  requireCustomer(app, deps, 'pleaseSignIn')
  await app.register(ownReviewRoutes(deps))
  await app.register(ownAnswerRoutes(deps))
}
