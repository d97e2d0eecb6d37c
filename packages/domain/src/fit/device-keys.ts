/** So many devices one browser keeps, and one question names. */
export const MAX_MY_DEVICES = 20

/** The key of a device, as addresses name it. */
export const DEVICE_KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/
export const MAX_DEVICE_KEY = 80
