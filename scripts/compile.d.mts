export function ensureCompiled(): void
