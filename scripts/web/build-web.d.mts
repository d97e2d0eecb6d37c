/** Lets `dist` beside a build point to it; the oldest builds go. */
export function useBuild(folder: string): void
