/** How goods are handed over, and when (Specification §4). */
export const PICKUP_TYPES = ['IN STORE', 'DELIVERY'] as const
export const PICKUP_TIMES = ['MORNING', 'AFTERNOON', 'EVENING', 'NIGHT', 'DAYTIME'] as const
