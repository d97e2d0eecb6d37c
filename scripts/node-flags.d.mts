export const nodeFlags: readonly string[]
export const nodeEnv: Readonly<Record<string, string>>
export const compiled: Readonly<Record<'NODE_COMPILE_CACHE', string>>
