import { useEffect } from 'react'
import type * as z from 'zod/mini'

/** A schema that is loaded after the page: only a submit needs it, and its library is larger than most forms. */
export interface LaterSchema {
  /** Undefined until it is loaded. */
  now: () => z.ZodMiniType | undefined
  /** Rejects if it cannot be loaded; then the form sends what was typed, and the shop's answer has the errors. */
  load: () => Promise<void>
}

/** A hook that chooses from a module of schemas, which is loaded once the first form with them is shown. */
export function laterSchemas<Module>(loadModule: () => Promise<Module>) {
  let module: Module | undefined
  const load = async () => {
    module ??= await loadModule()
  }
  return function useLaterSchema(choose: (loaded: Module) => z.ZodMiniType): LaterSchema {
    // If this fails, the submit tries again.
    useEffect(() => {
      void load().catch(() => undefined)
    }, [])
    return { now: () => module && choose(module), load }
  }
}
