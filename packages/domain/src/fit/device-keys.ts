/** The most devices one browser keeps, and one request names. */
export const MAX_MY_DEVICES = 20

/** The key of a device in URLs. */
export const DEVICE_KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/
export const MAX_DEVICE_KEY = 80
