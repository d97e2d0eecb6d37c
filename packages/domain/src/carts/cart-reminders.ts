/** A mailbox gets one reminder in this many days, however many carts name it: anyone can type anyone's address. */
export const REMINDER_PAUSE_DAYS = 7
/** An order placed within this many days after a reminder counts as recovered by it. */
export const REMINDER_COUNTS_DAYS = 7
/** For this many days the link in a reminder opens the cart and unsubscribes; then the address is deleted. */
export const REMINDER_LINK_DAYS = 30
/** A cart abandoned for longer than this many days gets no reminder. */
export const REMINDER_FORGOTTEN_DAYS = 14
/** The back office reports figures over this many days. */
export const REMINDER_FIGURE_DAYS = 30
