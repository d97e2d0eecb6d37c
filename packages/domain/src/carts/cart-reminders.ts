/** A mailbox gets one reminder in so many days, however many carts name it: anybody may type anybody's address. */
export const REMINDER_PAUSE_DAYS = 7
/** An order within so many days after a reminder counts as one that it led to. */
export const REMINDER_COUNTS_DAYS = 7
/** So long the link of a reminder opens the cart and ends the emails; then the address goes. */
export const REMINDER_LINK_DAYS = 30
/** A cart that nobody came back to for so many days is not reminded of any more. */
export const REMINDER_FORGOTTEN_DAYS = 14
/** The figures of the back office are those of so many days. */
export const REMINDER_FIGURE_DAYS = 30
