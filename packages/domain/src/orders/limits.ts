/** Business limits, each with the section that sets it. */

/** Decisions §4: quantity is an integer from 1 to 99. */
export const MIN_QUANTITY = 1
export const MAX_QUANTITY = 99
/** Decisions §4: the plus and minus buttons stop here; typing goes to MAX_QUANTITY. */
export const MAX_STEPPED_QUANTITY = 20
/** The most a card provider charges at once, in cents (Stripe: eight digits). */
export const MAX_CHARGE_CENTS = 999_999_99
/** Reliability §2.14: no shopper has a cart with more lines. */
export const MAX_CART_LINES = 100

/** As many columns as a comparison can show on a wide screen. */
export const MAX_COMPARED = 4

/** Specification §9: products per page of the shop, and page links shown. */
export const SHOP_PAGE_SIZE = 25
export const PAGE_LINKS = 7
/** Decisions §6: the whole list without pageSize, and the largest pageSize. */
export const MAX_LIST = 500
export const MAX_PAGE_SIZE = 100
/** Decisions §6. */
export const MAX_RELATED = 12
export const MAX_SUGGESTIONS = 8
/** Reliability §2.14. */
export const MAX_SEARCH_LENGTH = 100
/** A search counts and ranks this many of the products it finds; a term with more hits is too vague to matter. */
export const MAX_FOUND = 1_000

/** Specification §9: the department shown when no category is given. */
export const DEFAULT_DEPARTMENT = 'INDOOR'

/** Specification §9: bounds of the price filter, in dollars. */
export const MIN_PRICE_FILTER = 1
export const MAX_PRICE_FILTER = 1_000_000

/** Specification §9: food list, home carousels, menu tiles. */
export const FOOD_CATEGORY_ID = 23
export const MAX_FOOD_TILES = 9
export const MAX_HOME_DEPARTMENTS = 18
export const MAX_SLIDER_DEPARTMENTS = 10
export const MAX_MENU_CATEGORIES = 6
export const MAX_MOBILITY_ENTRIES = 3

/** Specification §2: choices of 'Show Last … Orders'; the first is the default. */
export const ORDER_LIST_SIZES = [3, 5, 10, 15] as const

/** Specification §5. */
export const MAX_IMAGE_BYTES = 65_000
/** Decisions §6. */
export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024

/** Specification §5: contact form. */
export const CONTACT_NAME_MIN = 3
export const CONTACT_NAME_MAX = 20
export const PHONE_DIGITS = 10

/** Specification §9: policies. */
export const REFUND_DAYS = 15
export const EXCHANGE_DAYS = 30
export const MAX_RETURN_QUANTITY = 2
/** Hours before an unpaid order expires at which its shopper is warned. */
export const UNPAID_WARNING_HOURS = 4

/** Decisions §5: an order capability lives this long. */
export const ORDER_CAPABILITY_HOURS = 24

/** Decisions §1: the brand id that stands for products without one; it is not a row of the table. */
export const STORE_BRAND_ID = 0

/** Characters of the courier instructions; carriers print no more. */
export const MAX_COURIER_NOTE = 200

/** PostgreSQL's int4: no id is larger. */
export const MAX_ID = 2_147_483_647

/** Specification §2: shown in the footer. */
export const VERSION_LABEL = '02.14.2024'
