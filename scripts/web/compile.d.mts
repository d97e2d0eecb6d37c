export const compiled: Readonly<Record<'NODE_COMPILE_CACHE', string>>
export function ensureCompiled(): void
